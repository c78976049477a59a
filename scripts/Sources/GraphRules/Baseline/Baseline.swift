import GraphFacts

/// The findings that were there when a rule came: they pass until they are mended, and the list
/// only shrinks.
package struct Baseline: Hashable, Sendable {
  /// What findings are known by. It says nothing of lines, so that moved code stays known; several
  /// findings of one edge are one entry.
  package struct Entry: Hashable, Sendable {
    package var rule: String
    package var from: String
    package var to: String
  }

  /// Each entry with the line of the file that names it.
  package let lines: [Entry: Int]

  package init(lines: [Entry: Int]) {
    self.lines = lines
  }

  /// The lines are those of ``text(_:)``.
  package init(_ entries: Set<Entry>) {
    lines = Dictionary(
      uniqueKeysWithValues: entries.sorted().enumerated().map { ($0.element, $0.offset + 2) })
  }

  package func contains(_ entry: Entry) -> Bool {
    lines[entry] != nil
  }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.from, left.to) < (right.rule, right.from, right.to)
  }
}

extension Finding {
  /// What a baseline knows it by.
  package var entry: Baseline.Entry {
    Baseline.Entry(rule: rule, from: from, to: to)
  }
}
