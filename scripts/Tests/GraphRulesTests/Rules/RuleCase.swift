import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphRules

/// One repository and all that is found in it: a mistake, or what only looks like one.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let what: String
  let files: [String: String]
  /// `path rule` of every finding; none for what must pass.
  let found: [String]

  var testDescription: String { "\(rule): \(what)" }

  /// The shop of all roles with some files changed or added.
  static func layered(
    _ rule: String, _ what: String, _ changes: [String: String], _ found: [String] = []
  ) -> RuleCase {
    RuleCase(
      rule: rule, what: what, files: LayeredShop.files.merging(changes) { $1 }, found: found)
  }

  /// The shop of all roles with something put at the end of one file.
  static func appended(
    _ rule: String, _ what: String, _ path: String, _ text: String, isFound: Bool = true
  ) -> RuleCase {
    layered(
      rule, what, [path: LayeredShop.text(path) + text + "\n"], isFound ? ["\(path) \(rule)"] : [])
  }

  /// The shop of all roles with one text in the manifest replaced.
  static func manifest(
    _ rule: String, _ what: String, _ old: String, _ new: String, _ found: [String],
    _ changes: [String: String] = [:]
  ) -> RuleCase {
    let text = LayeredShop.text("Package.swift")
    precondition(text.contains(old), "the manifest has no \(old)")
    return layered(
      rule, what, changes.merging(["Package.swift": text.replacing(old, with: new)]) { $1 }, found)
  }
}

@Suite("Each rule finds its mistakes and passes what only looks like one")
struct RuleCaseTests {
  private static let cases =
    RuleCase.layers + RuleCase.imports + RuleCase.packages + RuleCase.surfaces + RuleCase.owners

  @Test("what is found is this and nothing else", arguments: cases)
  func found(_ example: RuleCase) async throws {
    let report = try await Fixture(example.files).judge()
    let found = report.findings.map { "\($0.path) \($0.rule)" }
    #expect(found.sorted() == example.found.sorted(), "\(report.findings) \(report.problems)")
    #expect(report.isComplete)
  }

  @Test("every rule has both", arguments: Rule.all.map(\.id))
  func complete(rule: String) {
    let own = Self.cases.filter { $0.rule == rule }
    #expect(own.contains { $0.found.isEmpty })
    #expect(own.contains { $0.found.contains { $0.hasSuffix(" \(rule)") } })
  }
}
