/// Puts lines into a text that people wrote, beside lines of the same kind.
struct LineInsertion {
  private(set) var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var text: String { lines.joined(separator: "\n") }

  /// False, with nothing changed, where no line is of that kind.
  mutating func insert(_ new: [String], afterLast isOfThatKind: (String) -> Bool) -> Bool {
    guard let index = lines.lastIndex(where: isOfThatKind) else { return false }
    lines.insert(contentsOf: new, at: index + 1)
    return true
  }

  mutating func insert(_ new: [String], beforeLast isOfThatKind: (String) -> Bool) -> Bool {
    guard let index = lines.lastIndex(where: isOfThatKind) else { return false }
    lines.insert(contentsOf: new, at: index)
    return true
  }
}
