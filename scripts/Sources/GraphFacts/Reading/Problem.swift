/// Something that could not be read, with what to do about it.
package struct Problem: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Relative to the root; empty where it is about no single file.
  package var path: String
  package var position: Position?
  package var message: String
  /// Whether something stayed unjudged; otherwise it is only good to know.
  package var isFatal = true

  package init(
    path: String, position: Position? = nil, message: String, isFatal: Bool = true
  ) {
    self.path = path
    self.position = position
    self.message = message
    self.isFatal = isFatal
  }

  package var severity: Severity { isFatal ? .error : .warning }

  /// The problem as compilers print errors.
  package var description: String {
    guard !path.isEmpty else { return "\(severity.rawValue): \(message)" }
    let position = position ?? .start
    return "\(path):\(position.line):\(position.column): \(severity.rawValue): \(message)"
  }

  package static func < (left: Problem, right: Problem) -> Bool {
    (left.path, left.position ?? .start, left.message)
      < (right.path, right.position ?? .start, right.message)
  }
}

/// How bad something is, in the words that every format shares.
package enum Severity: String, Sendable {
  case error, warning
}
