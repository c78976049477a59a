/// A place in a file as compilers count it: lines and columns from one, columns in UTF-8 bytes.
package struct Position: Hashable, Comparable, Sendable {
  /// The line, from one.
  package let line: Int
  /// The column in bytes, from one.
  package let column: Int

  package init(
    line: Int, column: Int
  ) {
    self.line = line
    self.column = column
  }

  package static let start = Position(line: 1, column: 1)

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
