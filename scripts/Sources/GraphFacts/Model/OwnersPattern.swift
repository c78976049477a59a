/// One pattern of a CODEOWNERS file: as in a `.gitignore` but for `folder/*`, which stays flat.
package struct OwnersPattern: Hashable, Sendable {
  private var parts: [String]

  package init(_ text: String) {
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "" {
      parts.removeFirst()
    } else if parts.count == 1 || (parts.count == 2 && parts[1].isEmpty), parts[0] != "**" {
      // A single name is meant at any depth.
      parts.insert("**", at: 0)
    }
    if let last = parts.last, last.isEmpty { parts[parts.count - 1] = "**" }
    self.parts = parts
  }

  /// Why GitHub ignores a pattern; nil where it does not.
  package static func fault(in pattern: String) -> String? {
    if pattern.hasPrefix("!") {
      return "CODEOWNERS knows no \"!\""
    }
    if pattern.contains("[") || pattern.contains("]") {
      return "CODEOWNERS knows no \"[…]\"; spell it with * and **"
    }
    if pattern.hasPrefix("\\#") { return "a pattern cannot start with \"#\"; spell it with ? or *" }
    if pattern.contains("***") { return "\"***\" is no pattern; write * or **" }
    return nil
  }

  /// The folders and names that it begins with, up to the first that holds a wildcard.
  var fixedPrefix: String {
    parts.prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
  }

  /// Letter case counts, as on GitHub.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return !parts.isEmpty && matches(parts[...], names[...])
  }

  private func matches(_ parts: ArraySlice<String>, _ names: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    let rest = parts.dropFirst()
    if part == "**" {
      // At the end it stands for something inside; elsewhere for any number of folders.
      if rest.isEmpty { return !names.isEmpty }
      return (names.startIndex...names.endIndex).contains { matches(rest, names[$0...]) }
    }
    guard let name = names.first, Glob.matches(part, name) else { return false }
    let below = names.dropFirst()
    if rest.isEmpty { return below.isEmpty || part != "*" }
    return matches(rest, below)
  }
}
