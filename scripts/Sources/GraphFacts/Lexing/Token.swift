/// One token of Swift source: just enough of it to find imports and declarations.
package struct Token: Hashable {
  package enum Kind: Hashable {
    /// A name or a keyword.
    case word
    /// A name between backticks; the range leaves them out.
    case quotedWord
    /// `#name`, the range leaves the `#` out.
    case directive
    case string
    case regex
    case number
    /// One byte of punctuation or of an operator.
    case mark(UInt8)
    case end
  }

  package var kind: Kind
  var range: Range<Int>
  /// Whether a line break stands between the token before and this one.
  var startsLine: Bool

  func `is`(_ character: Unicode.Scalar) -> Bool {
    kind == .mark(UInt8(ascii: character))
  }
}
