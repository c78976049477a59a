/// A CODEOWNERS file as GitHub reads it: the last line that matches a path has the say.
package struct OwnersFile: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var number: Int
    /// As written.
    package var text: String
    package var pattern: OwnersPattern
    package var owners: [String]
    /// Why GitHub ignores the line; nil where it does not.
    package var fault: String?
    /// Whether it matches a file that was noted.
    package var isUsed = false
  }

  /// Relative to the root.
  package var path: String
  package private(set) var lines: [Line]
  /// Why GitHub does not load the file at all; nil where it does.
  package let fault: String?
  private let index: OwnersIndex

  /// Where GitHub looks, the first that is there counts.
  package static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  /// The line that decides about a file; nil where none matches.
  package func line(for path: String) -> Line? {
    lineIndex(for: path).map { lines[$0] }
  }

  /// Its place among the lines.
  package func lineIndex(for path: String) -> Int? {
    var last: Int?
    for line in index.candidates(for: path) where line > last ?? -1 {
      if lines[line].pattern.matches(path) { last = line }
    }
    return last
  }

  /// Marks the lines that match a file of the repository.
  package mutating func note(_ path: String) {
    for line in index.candidates(for: path) where !lines[line].isUsed {
      lines[line].isUsed = lines[line].pattern.matches(path)
    }
  }

  /// Whether some line still waits for a file that it matches.
  var hasUnusedLines: Bool { lines.contains { $0.fault == nil && !$0.isUsed } }

  /// The owners of a file; none where no line matches or the line names nobody.
  package func owners(of path: String) -> [String] {
    line(for: path)?.owners ?? []
  }

  /// Whether an owner is spelled `@org/team`.
  package static func isTeam(_ owner: String) -> Bool {
    let parts = owner.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return owner.hasPrefix("@") && parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      }
  }

  /// GitHub loads no larger file, in bytes.
  static let mostBytes = 3_000_000

  package init(path: String, text: String) {
    self.path = path
    guard text.utf8.count < Self.mostBytes else {
      fault = "it has \(text.utf8.count) bytes and GitHub loads less than \(Self.mostBytes)"
      lines = []
      index = OwnersIndex([])
      return
    }
    fault = nil
    var lines: [Line] = []
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (row, text) in rows.enumerated() {
      let words = Self.words(text)
      guard let pattern = words.first else { continue }
      lines.append(
        Line(
          number: row + 1, text: String(text), pattern: OwnersPattern(pattern),
          owners: Array(words.dropFirst()),
          fault: OwnersPattern.fault(in: pattern) ?? Self.fault(in: words.dropFirst())))
    }
    self.lines = lines
    index = OwnersIndex(lines.map { $0.fault == nil ? $0.pattern : nil })
  }

  /// GitHub passes over a whole line for one owner that can be none.
  private static func fault(in owners: ArraySlice<String>) -> String? {
    owners.first { !isOwner($0) }.map {
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
