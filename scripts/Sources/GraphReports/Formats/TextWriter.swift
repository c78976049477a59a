import GraphFacts
package import GraphRules

/// Findings as compilers print errors, so that editors turn them into links.
package struct TextWriter: ReportWriter {
  package init() {}

  package func write(_ report: Report) -> String {
    report.findings.map { finding in
      "\(finding.path):\(finding.position.line):\(finding.position.column): "
        + "\(finding.severity.rawValue): [\(finding.rule)] \(finding.message)\n"
    }.joined()
  }

  /// How much was found in how much, for whoever waits for the end of the run.
  package func summary(_ report: Report) -> String {
    let findings = counted(report.findings.count, "finding")
    let files = counted(report.counts.files, "file")
    guard !report.isLimited else { return "\(findings) in \(files) of those named" }
    return "\(findings) in \(counted(report.counts.modules, "module")), \(files)"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  package func line(_ counts: Ratchet.Counts) -> String {
    let stale = counts.stale.map { "\($0) stale" } ?? "stale not judged"
    return "baseline: \(counts.known) known, \(counts.new) new, \(stale)"
  }
}
