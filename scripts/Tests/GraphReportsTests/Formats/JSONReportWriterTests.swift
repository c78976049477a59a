import Foundation
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules

@Suite("The report as JSON")
struct JSONReportWriterTests {
  private func object(_ report: Report) throws -> [String: Any] {
    let data = Data(JSONReportWriter().write(report).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("a finding has its rule, severity, place, message and both ends of its edge")
  func finding() throws {
    let object = try object(.sample(findings: 1))
    let findings = try #require(object["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "path", "line", "column", "message", "from", "to",
      ])
    #expect(finding["rule"] as? String == "layer")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["path"] as? String == "a/B.swift")
    #expect(finding["line"] as? Int == 1)
    #expect(finding["column"] as? Int == 8)
    #expect(finding["message"] as? String == "A must not import B")
    #expect(finding["from"] as? String == "A")
    #expect(finding["to"] as? String == "B")
  }

  @Test("the head says the version, how much was looked at and whether all was judged")
  func head() throws {
    let object = try object(.sample(fatal: 1))
    #expect(object["version"] as? Int == 1)
    #expect(object["modules"] as? Int == 3)
    #expect(object["files"] as? Int == 7)
    #expect(object["complete"] as? Bool == false)
    let problems = try #require(object["problems"] as? [[String: Any]])
    #expect(problems.first?["message"] as? String == "broken 0")
    #expect(problems.first?["path"] is NSNull)
  }

  @Test("text that JSON has to escape comes back as it was")
  func escaping() throws {
    let odd = "quote \" backslash \\ tab \t bell \u{7} line\nbreak \r\n 🛒 \u{2028} é"
    var report = Report.sample()
    report.findings = [.sample(path: odd, message: odd)]
    let findings = try #require(try object(report)["findings"] as? [[String: Any]])
    #expect(findings.first?["message"] as? String == odd)
    #expect(findings.first?["path"] as? String == odd)
  }

  @Test("nothing found is an empty list, never a missing one")
  func empty() throws {
    let object = try object(.sample())
    #expect((object["findings"] as? [Any])?.isEmpty == true)
    #expect((object["problems"] as? [Any])?.isEmpty == true)
    #expect(object["complete"] as? Bool == true)
  }
}
