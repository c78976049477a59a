import GraphFacts

/// The reviewed list of files whose change affects no module, in the patterns of CODEOWNERS.
///
/// It is asked only about files that no module owns.
package struct IgnoreList: Hashable, Sendable {
  private struct Line: Hashable, Sendable {
    let text: String
    let pattern: OwnersPattern
  }

  private let lines: [Line]

  /// Nothing in it can change what is built or tested.
  static let usual = IgnoreList([
    "/docs/", "*.md", "/LICENSE*", "CODEOWNERS", ".gitignore", ".gitattributes", ".editorconfig",
    ".swift-format",
  ])

  /// Patterns that ``OwnersPattern/fault(in:)`` finds nothing wrong with.
  package init(_ patterns: [String]) {
    lines = patterns.map { Line(text: $0, pattern: OwnersPattern($0)) }
  }

  /// The pattern that puts a file on the list, as written; nil where none does.
  func pattern(matching path: String) -> String? {
    lines.first { $0.pattern.matches(path) }?.text
  }
}
