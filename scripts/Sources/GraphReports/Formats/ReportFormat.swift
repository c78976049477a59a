import GraphFacts
package import GraphRules

/// Turns a report into text. A writer knows no rule: what it prints is in the report.
package protocol ReportWriter: Sendable {
  func write(_ report: Report) -> String
}

/// The formats of a check. A new one is a writer beside this file and a line here.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github

  package var writer: any ReportWriter {
    switch self {
    case .text: TextWriter()
    case .json: JSONReportWriter()
    case .sarif: SARIFWriter()
    case .github: GitHubWriter()
    }
  }
}
