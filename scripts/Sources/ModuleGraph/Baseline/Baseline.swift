/// The findings that were there when a rule came: they pass until they are mended, and the list
/// only shrinks.
struct Baseline: Hashable, Sendable {
  /// What findings are known by. It says nothing of lines, so that moved code stays known; several
  /// findings of one edge are one entry.
  struct Entry: Hashable, Sendable {
    var rule: String
    var from: String
    var to: String
  }

  /// Each entry with the line of the file that names it.
  let lines: [Entry: Int]

  init(lines: [Entry: Int]) {
    self.lines = lines
  }

  /// The lines are those of ``text(_:)``.
  init(_ entries: Set<Entry>) {
    lines = Dictionary(
      uniqueKeysWithValues: entries.sorted().enumerated().map { ($0.element, $0.offset + 2) })
  }

  func contains(_ entry: Entry) -> Bool {
    lines[entry] != nil
  }
}

extension Baseline.Entry: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.from, left.to) < (right.rule, right.from, right.to)
  }
}

extension Finding {
  /// What a baseline knows it by.
  var entry: Baseline.Entry {
    Baseline.Entry(rule: rule, from: from, to: to)
  }
}
