/// A CODEOWNERS file as GitHub reads it: the last line that matches a path has the say.
struct OwnersFile: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var number: Int
    /// As written.
    var text: String
    var pattern: OwnersPattern
    var owners: [String]
    /// Why GitHub ignores the line; nil where it does not.
    var fault: String?
  }

  /// Relative to the root.
  var path: String
  var lines: [Line]
  /// Why GitHub does not load the file at all; nil where it does.
  var fault: String?

  /// Where GitHub looks, the first that is there counts.
  static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  /// The line that decides about a file; nil where none matches.
  func line(for path: String) -> Line? {
    lines.last { $0.fault == nil && $0.pattern.matches(path) }
  }

  /// The owners of a file; none where no line matches or the line names nobody.
  func owners(of path: String) -> [String] {
    line(for: path)?.owners ?? []
  }

  /// Whether an owner is spelled `@org/team`.
  static func isTeam(_ owner: String) -> Bool {
    let parts = owner.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return owner.hasPrefix("@") && parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      }
  }

  /// GitHub loads no larger file, in bytes.
  static let mostBytes = 3_000_000

  init(path: String, text: String) {
    self.path = path
    lines = []
    guard text.utf8.count < Self.mostBytes else {
      fault = "it has \(text.utf8.count) bytes and GitHub loads less than \(Self.mostBytes)"
      return
    }
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (row, text) in rows.enumerated() {
      let words = Self.words(text)
      guard let pattern = words.first else { continue }
      lines.append(
        Line(
          number: row + 1, text: String(text), pattern: OwnersPattern(pattern),
          owners: Array(words.dropFirst()),
          fault: OwnersPattern.fault(in: pattern) ?? fault(in: words.dropFirst())))
    }
  }

  /// GitHub passes over a whole line for one owner that can be none.
  private func fault(in owners: ArraySlice<String>) -> String? {
    owners.first { !Self.isOwner($0) }.map {
      "\($0) can be no owner: write @org/team"
    }
  }

  /// A person, a team or a mail address.
  private static func isOwner(_ text: String) -> Bool {
    if isTeam(text) { return true }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return false }
    return parts[0].isEmpty
      ? parts[1].allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
      : parts[1].contains(".")
  }

  /// Splits at spaces; `\ ` is a space of the pattern, `#` starts a comment.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word += character == " " ? " " : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "#", word.isEmpty {
        break
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if isEscaped { word += "\\" }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

/// One pattern of a CODEOWNERS file: as in a `.gitignore` but for `folder/*`, which stays flat.
struct OwnersPattern: Hashable, Sendable {
  private var parts: [String]

  init(_ text: String) {
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
  static func fault(in pattern: String) -> String? {
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

  /// Letter case counts, as on GitHub.
  func matches(_ path: String) -> Bool {
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
