/// A folder below the root with everything in it; `*` stands for characters of one name.
package struct FolderPattern: Hashable, Sendable {
  /// As written, without what changes nothing.
  package let text: String
  private let names: [String]

  package init(_ text: String) {
    self.text = Path.normalized(text)
    names = self.text.split(separator: "/").map(String.init)
  }

  /// Whether a path is such a folder or lies in one.
  package func contains(_ path: String) -> Bool {
    let path = path.split(separator: "/")
    return path.count >= names.count
      && zip(names, path).allSatisfy { Glob.matches($0, $1) }
  }

  /// Deeper folders go first, then those that say more of the names.
  package static func isLessExact(_ left: FolderPattern, _ right: FolderPattern) -> Bool {
    (left.names.count, left.text.utf8.count) < (right.names.count, right.text.utf8.count)
  }
}
