/// A place in a file as compilers count it: lines and columns from one, columns in UTF-8 bytes.
public struct Position: Hashable, Comparable, Sendable {
  /// The line, from one.
  public let line: Int
  /// The column in bytes, from one.
  public let column: Int

  static let start = Position(line: 1, column: 1)

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
