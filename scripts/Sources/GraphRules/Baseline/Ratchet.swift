import GraphFacts

/// Holds findings against a baseline: known ones pass, new ones fail, and so does an entry that no
/// longer occurs.
package struct Ratchet: Sendable {
  static let staleID = "stale"
  static let staleSummary = "an entry of the baseline whose finding is gone"

  /// How many entries; several findings of one edge are one.
  package struct Counts: Hashable, Sendable {
    package var known: Int
    package var new: Int
    /// Nil where not everything was looked at, so that a finding may be there unseen.
    package var stale: Int?
  }

  package let baseline: Baseline
  package let file: BaselineFile

  package private(set) var known: [Finding] = []
  /// New findings and stale entries, sorted.
  private(set) var failing: [Finding] = []
  package private(set) var counts: Counts

  package init(
    _ findings: [Finding], against baseline: Baseline, in file: BaselineFile, judgesStale: Bool
  ) {
    self.baseline = baseline
    self.file = file
    known = findings.filter { baseline.contains($0.entry) }
    let new = findings.filter { !baseline.contains($0.entry) }
    let seen = Set(known.map(\.entry))
    counts = Counts(known: seen.count, new: Set(new.map(\.entry)).count, stale: nil)
    failing = new
    guard judgesStale else { return }
    let stale = baseline.lines.filter { !seen.contains($0.key) }
    counts.stale = stale.count
    failing = (new + stale.map { Self.finding($0.key, line: $0.value, in: file) }).sorted()
  }

  private static func finding(
    _ entry: Baseline.Entry, line: Int, in file: BaselineFile
  ) -> Finding {
    Finding(
      rule: staleID, path: file.shownPath, position: Position(line: line, column: 1),
      message: "\(entry.text) is no finding any more; remove this line, or have --write-baseline "
        + "do it, so that it cannot come back unseen",
      from: entry.rule, to: entry.text)
  }
}
