import GraphFacts
package import GraphRules

/// Everything that a check knows, for other programs. Keys are only ever added within a version.
package struct JSONReportWriter: ReportWriter {
  static let version = 1

  package func write(_ report: Report) -> String {
    let json = JSON.dictionary([
      "version": .int(Self.version),
      "complete": .bool(report.isComplete),
      "limited": .bool(report.isLimited),
      "modules": .int(report.counts.modules),
      "files": .int(report.counts.files),
      "baseline": report.baseline.map(counts) ?? .null,
      "findings": .array(report.findings.map(finding)),
      "known": .array(report.known.map(finding)),
      "problems": .array(report.problems.map(problem)),
    ])
    return json.text(pretty: true)
  }

  private func finding(_ finding: Finding) -> JSON {
    .dictionary([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "path": .string(finding.path),
      "line": .int(finding.position.line),
      "column": .int(finding.position.column),
      "message": .string(finding.message),
      "from": .string(finding.from),
      "to": .string(finding.to),
    ])
  }

  private func counts(_ counts: Ratchet.Counts) -> JSON {
    .dictionary([
      "known": .int(counts.known),
      "new": .int(counts.new),
      "stale": counts.stale.map(JSON.int) ?? .null,
    ])
  }

  private func problem(_ problem: Problem) -> JSON {
    .dictionary([
      "severity": .string(problem.severity.rawValue),
      "path": problem.path.isEmpty ? .null : .string(problem.path),
      "line": problem.position.map { .int($0.line) } ?? .null,
      "column": problem.position.map { .int($0.column) } ?? .null,
      "message": .string(problem.message),
    ])
  }
}
