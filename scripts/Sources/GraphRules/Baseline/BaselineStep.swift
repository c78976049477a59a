import GraphFacts

/// What a check does with its baseline: compares, and renews the file where that is asked for.
package struct BaselineStep: Sendable {
  package enum Use: Hashable, Sendable {
    case compare
    /// Takes out what is gone. Where there is no file yet, today's findings become one.
    case shrink
    /// Puts in what is new as well.
    case accept
  }

  package let file: BaselineFile
  var use = Use.compare
  /// Whether everything is looked at, so that what is not seen is gone.
  var judgesStale = true

  package init(
    file: BaselineFile, use: Use = .compare, judgesStale: Bool = true
  ) {
    self.file = file
    self.use = use
    self.judgesStale = judgesStale
  }

  private static let rules = Set(Rule.all.map(\.id))

  /// Leaves in the report what fails. Where the baseline cannot be used, nothing tells new findings
  /// from known ones, and only that is reported.
  package func apply(to report: inout Report) {
    do throws(BaselineError) {
      let baseline = try current(report)
      let ratchet = Ratchet(
        report.findings, against: baseline, in: file, judgesStale: judgesStale && report.isComplete)
      report.findings = ratchet.failing
      report.known = ratchet.known
      report.baseline = ratchet.counts
    } catch {
      let problem = Problem(
        path: file.shownPath, position: error.line.map { Position(line: $0, column: 1) },
        message: error.message)
      report.findings = []
      report.problems = (report.problems + [problem]).sorted()
    }
  }

  /// What became of the file, in words for whoever asked for it.
  package func note(_ report: Report) -> String? {
    guard use != .compare, report.isComplete, let counts = report.baseline else { return nil }
    guard counts.new > 0 else { return "\(file.shownPath) is up to date" }
    return "\(file.shownPath) was not given what is new: mend it, or add --allow-new"
  }

  private func current(_ report: Report) throws(BaselineError) -> Baseline {
    let old = try file.read(rules: Self.rules)
    guard use != .compare else {
      guard let old else {
        throw BaselineError(message: "there is no such baseline; write it with --write-baseline")
      }
      return old
    }
    guard report.isComplete else {
      throw BaselineError(message: "not written, because something could not be judged")
    }
    var entries = Set(report.findings.map(\.entry)).filter { Self.rules.contains($0.rule) }
    if let old, use == .shrink { entries = entries.filter(old.contains) }
    try file.write(entries)
    return Baseline(entries)
  }
}
