import GraphFacts

/// A name with at most one `*` in it, which stands for at least one character.
struct NamePattern {
  private let before: Substring
  private let after: Substring?

  init(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    before = parts[0]
    after = parts.count > 1 ? parts[1] : nil
  }

  var isExact: Bool { after == nil }

  /// How many bytes of a name it fixes.
  var weight: Int { before.utf8.count + (after?.utf8.count ?? 0) }

  /// What the `*` stands for; the whole name where there is no `*`; nil where it does not fit.
  func stem(of name: String) -> String? {
    guard let after else { return name == before ? name : nil }
    guard name.hasPrefix(before), name.hasSuffix(after),
      name.utf8.count > before.utf8.count + after.utf8.count
    else { return nil }
    return String(name.dropFirst(before.count).dropLast(after.count))
  }
}
