import Foundation
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules

@Suite("The report as SARIF 2.1.0")
struct SARIFWriterTests {
  private func log(_ report: Report) throws -> [String: Any] {
    let data = Data(SARIFWriter().write(report).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func run(_ report: Report) throws -> [String: Any] {
    let runs = try #require(try log(report)["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func result(_ report: Report) throws -> [String: Any] {
    try #require((try run(report)["results"] as? [[String: Any]])?.first)
  }

  private func place(_ report: Report) throws -> [String: Any] {
    let locations = try #require(try result(report)["locations"] as? [[String: Any]])
    return try #require(locations.first?["physicalLocation"] as? [String: Any])
  }

  @Test("the log says which version it is and where its schema is")
  func head() throws {
    let log = try log(.sample())
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
  }

  @Test("the driver lists every rule, and a result points into that list")
  func rules() throws {
    var report = Report.sample(findings: 1)
    report.rules.insert(Report.RuleLabel(id: "cycle", summary: "targets in a circle"), at: 0)
    let tool = try #require(try run(report)["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "modgraph")
    #expect(driver["version"] as? String == Tool.version)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["cycle", "layer"])
    let description = rules.first?["shortDescription"] as? [String: Any]
    #expect(description?["text"] as? String == "targets in a circle")
    let result = try result(report)
    #expect(result["ruleId"] as? String == "layer")
    #expect(result["ruleIndex"] as? Int == 1)
    #expect(result["level"] as? String == "error")
    #expect((result["message"] as? [String: Any])?["text"] as? String == "A must not import B")
  }

  @Test("a place is a region of a file below the root, whose own place stays open")
  func places() throws {
    let place = try place(.sample(findings: 1))
    let artifact = try #require(place["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "a/B.swift")
    let base = try #require(artifact["uriBaseId"] as? String)
    let bases = try #require(
      try run(.sample())["originalUriBaseIds"] as? [String: [String: Any]])
    #expect(bases[base] != nil)
    #expect(bases[base]?["uri"] == nil)
    let region = try #require(place["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 1)
    #expect(region["startColumn"] as? Int == 8)
  }

  @Test(
    "a path is percent-encoded byte by byte",
    arguments: [
      ("a b/C.swift", "a%20b/C.swift"), ("a:b/C.swift", "a%3Ab/C.swift"),
      ("é#?%/C+1.swift", "%C3%A9%23%3F%25/C%2B1.swift"), ("tab\tx", "tab%09x"),
    ])
  func encoding(path: String, uri: String) throws {
    var report = Report.sample()
    report.findings = [.sample(path: path)]
    let artifact = try #require(try place(report)["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == uri)
  }

  @Test("a fingerprint stays when the line moves, and differs for another edge")
  func fingerprints() throws {
    func fingerprint(_ finding: Finding) throws -> String {
      var report = Report.sample()
      report.findings = [finding]
      let prints = try #require(try result(report)["partialFingerprints"] as? [String: String])
      return try #require(prints["edge/v1"])
    }
    let here = try fingerprint(.sample(line: 1))
    #expect(try fingerprint(.sample(line: 90, message: "other words")) == here)
    #expect(try fingerprint(.sample(rule: "cycle")) != here)
    #expect(
      try fingerprint(.sample(from: "A B", to: "")) != fingerprint(.sample(from: "A", to: "B")))
  }

  @Test("what could not be judged is a notification of a run that did not succeed")
  func invocation() throws {
    func invocation(_ report: Report) throws -> [String: Any] {
      try #require((try run(report)["invocations"] as? [[String: Any]])?.first)
    }
    let failed = try invocation(.sample(findings: 1, fatal: 1, notes: 1))
    #expect(failed["executionSuccessful"] as? Bool == false)
    #expect(failed["exitCode"] as? Int == 2)
    let notifications = try #require(failed["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notifications.map { $0["level"] as? String } == ["error", "warning"])
    #expect(notifications.first?["locations"] == nil)
    #expect(notifications.last?["locations"] != nil)
    #expect(try invocation(.sample(findings: 1))["executionSuccessful"] as? Bool == true)
    #expect(try invocation(.sample(findings: 1))["exitCode"] as? Int == 1)
  }
}
