/// Who owns something, and the line of CODEOWNERS that says so.
package struct OwnersRow: Hashable, Sendable {
  /// What it is about: a module's name, where it is about one, and a path.
  package var subject: [String]
  /// Nil where no line matches.
  package var line: OwnersFile.Line?

  package init(
    subject: [String], line: OwnersFile.Line? = nil
  ) {
    self.subject = subject
    self.line = line
  }

  package var owners: [String] { line?.owners ?? [] }

  /// One row for each line that decides about some of the files, in the file's order.
  package static func rows(_ subject: [String], _ files: [String], _ owners: OwnersFile)
    -> [OwnersRow]
  {
    Dictionary(grouping: files) { owners.line(for: $0) }
      .map { OwnersRow(subject: subject, line: $0.key) }
      .sorted { ($0.line?.number ?? 0) < ($1.line?.number ?? 0) }
  }
}
