/// A name with at most one `*` in it.
package struct NamePattern: Hashable, Sendable {
  /// As written.
  let text: String
  private let before: Substring
  private let after: Substring?

  package init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    before = parts[0]
    after = parts.count > 1 ? parts[1] : nil
  }

  var isExact: Bool { after == nil }

  /// How many bytes of a name it fixes.
  var weight: Int { before.utf8.count + (after?.utf8.count ?? 0) }

  /// The pattern as people write it: `…Entry`.
  package var words: String { after.map { "\(before)…\($0)" } ?? text }

  /// Whether a name fits; a `*` may stand for nothing.
  func matches(_ name: String) -> Bool {
    guard let after else { return name == before }
    return name.hasPrefix(before) && name.hasSuffix(after)
      && name.utf8.count >= before.utf8.count + after.utf8.count
  }

  /// What the `*` stands for, at least one character; the whole name where there is no `*`; nil
  /// where it does not fit.
  func stem(of name: String) -> String? {
    guard let after else { return name == before ? name : nil }
    guard matches(name), name.utf8.count > before.utf8.count + after.utf8.count else { return nil }
    return String(name.dropFirst(before.count).dropLast(after.count))
  }
}
