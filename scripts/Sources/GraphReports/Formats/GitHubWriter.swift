import GraphFacts
package import GraphRules

/// Workflow commands, which GitHub shows at the lines of a pull request.
///
/// GitHub keeps ten annotations of a kind for a step, so the rest is counted in one plain line.
package struct GitHubWriter: ReportWriter {
  private static let limit = 10

  private struct Annotation {
    var severity: Severity
    var path: String
    var position: Position?
    var title: String
    var message: String
  }

  package func write(_ report: Report) -> String {
    // What could not be judged comes first: findings must not crowd it out.
    let annotations =
      report.problems.map {
        Annotation(
          severity: $0.severity, path: $0.path, position: $0.position,
          title: $0.isFatal ? "could not judge" : "note", message: $0.message)
      }
      + report.findings.map {
        Annotation(
          severity: $0.severity, path: $0.path, position: $0.position, title: $0.rule,
          message: $0.message)
      }
    var text = ""
    var rest: [String] = []
    for severity in [Severity.error, .warning] {
      let all = annotations.filter { $0.severity == severity }
      text += all.prefix(Self.limit).map(command).joined()
      let more = all.count - Self.limit
      if more > 0 { rest.append("\(more) more \(severity.rawValue)\(more == 1 ? "" : "s")") }
    }
    guard !rest.isEmpty else { return text }
    return text + "\(rest.joined(separator: " and ")) not shown here; --format text lists all\n"
  }

  private func command(_ annotation: Annotation) -> String {
    var properties: [String] = []
    if !annotation.path.isEmpty {
      properties.append("file=\(property(annotation.path))")
      if let position = annotation.position {
        properties += ["line=\(position.line)", "col=\(position.column)"]
      }
    }
    properties.append("title=\(property(annotation.title))")
    return "::\(annotation.severity.rawValue) \(properties.joined(separator: ","))"
      + "::\(escaped(annotation.message))\n"
  }

  private func property(_ text: String) -> String {
    escaped(text).replacingEach([":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String) -> String {
    text.replacingEach(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }
}

extension String {
  /// By scalars: a carriage return and a line feed are one `Character`.
  fileprivate func replacingEach(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacements[scalar] {
        text += replacement
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
