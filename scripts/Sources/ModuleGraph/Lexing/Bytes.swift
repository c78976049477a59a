/// The bytes of Swift's grammar by name, so that the lexer reads like it.
extension UInt8 {
  static var slash: UInt8 { 0x2F }
  static var backslash: UInt8 { 0x5C }
  static var star: UInt8 { 0x2A }
  static var quote: UInt8 { 0x22 }
  static var backtick: UInt8 { 0x60 }
  static var pound: UInt8 { 0x23 }
  static var bang: UInt8 { 0x21 }
  static var dot: UInt8 { 0x2E }
  static var comma: UInt8 { 0x2C }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var openParen: UInt8 { 0x28 }
  static var closeParen: UInt8 { 0x29 }
  static var openBracket: UInt8 { 0x5B }
  static var closeBracket: UInt8 { 0x5D }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }
  static var newline: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }
  var breaksLine: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Letters, `_`, `$` and every byte of a character beyond ASCII.
  var startsWord: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self == 0x5F
      || self == 0x24 || self >= 0x80
  }

  var continuesWord: Bool { startsWord || isDigit }

  /// Beside other bytes a word may still begin or end: a no-break space is one of them.
  var continuesASCIIWord: Bool { continuesWord && self < 0x80 }
}
