/// Findings as compilers print errors, so that editors turn them into links.
struct TextWriter {
  func write(_ findings: [Finding]) -> String {
    findings.map { finding in
      "\(finding.path):\(finding.position.line):\(finding.position.column): error: "
        + "[\(finding.rule)] \(finding.message)\n"
    }.joined()
  }

  /// One line for what could not be judged.
  func line(_ problem: Problem) -> String {
    let kind = problem.isFatal ? "error" : "warning"
    guard !problem.path.isEmpty else { return "\(kind): \(problem.message)" }
    let position = problem.position ?? .start
    return "\(problem.path):\(position.line):\(position.column): \(kind): \(problem.message)"
  }
}
