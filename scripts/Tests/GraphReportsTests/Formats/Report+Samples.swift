@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules

extension Report {
  /// A report with as many findings, errors and warnings as a test wants.
  static func sample(findings: Int = 0, fatal: Int = 0, notes: Int = 0) -> Report {
    Report(
      rules: [RuleLabel(id: "layer", summary: "an edge that the role table forbids")],
      findings: (0..<findings).map { .sample(line: $0 + 1) },
      problems: (0..<fatal).map { Problem(path: "", message: "broken \($0)") }
        + (0..<notes).map { Problem(path: "a/link", message: "odd \($0)", isFatal: false) },
      counts: Counts(modules: 3, files: 7))
  }
}

extension Finding {
  static func sample(
    rule: String = "layer", path: String = "a/B.swift", line: Int = 1, column: Int = 8,
    message: String = "A must not import B", from: String = "A", to: String = "B"
  ) -> Finding {
    Finding(
      rule: rule, path: path, position: Position(line: line, column: column), message: message,
      from: from, to: to)
  }
}
