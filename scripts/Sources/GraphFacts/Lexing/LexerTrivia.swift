extension Lexer {
  /// Skips spaces, comments and what is no Swift; says whether a line ended on the way.
  ///
  /// Inside the interpolation of a one-line string a line's end is none of it.
  @discardableResult
  mutating func skipTrivia(acrossLines: Bool = true) -> Bool {
    var brokeLine = false
    while index < bytes.count {
      let this = bytes[index]
      if this.breaksLine {
        guard acrossLines else { return brokeLine }
        brokeLine = true
        index += 1
      } else if this.isBlank {
        index += 1
      } else if this == .slash, byte(1) == .slash {
        skipLine()
      } else if this == .slash, byte(1) == .star {
        brokeLine = skipBlockComment() || brokeLine
      } else if this >= 0x80 {
        guard skipForeignScalar() else { return brokeLine }
      } else if this == .openAngle || this == .closeAngle, skipConflict() {
        brokeLine = true
      } else {
        return brokeLine
      }
    }
    return brokeLine
  }

  mutating func skipLine() {
    while index < bytes.count, !bytes[index].breaksLine { index += 1 }
  }

  @discardableResult
  mutating func skipBlockComment() -> Bool {
    var depth = 0
    var brokeLine = false
    while index < bytes.count {
      if bytes[index] == .slash, byte(1) == .star {
        depth += 1
        index += 2
      } else if bytes[index] == .star, byte(1) == .slash {
        depth -= 1
        index += 2
        if depth == 0 { return brokeLine }
      } else {
        if bytes[index].breaksLine { brokeLine = true }
        index += 1
      }
    }
    return brokeLine
  }

  /// Skips a character that Swift has no use for, such as a no-break space, and broken UTF-8.
  private mutating func skipForeignScalar() -> Bool {
    let scalar = scalar(at: index)
    let isOrderMark = scalar.value == 0xFEFF
    guard isOrderMark || UnicodeClass(scalar.value) == .other else { return false }
    index += scalar.length
    return true
  }

  /// Skips what version control leaves between `<<<<<<<` and `>>>>>>>`.
  private mutating func skipConflict() -> Bool {
    guard index == 0 || bytes[index - 1].breaksLine else { return false }
    let isUsual = has("<<<<<<< ", at: index)
    guard isUsual || has(">>>> ", at: index) else { return false }
    let ending: StaticString = isUsual ? ">>>>>>> " : "<<<<\n"
    var position = index + (isUsual ? 8 : 5)
    while position < bytes.count, purse > 0 {
      if bytes[position - 1].breaksLine, has(ending, at: position) {
        index = position + ending.utf8CodeUnitCount
        skipLine()
        return true
      }
      position += 1
      purse -= 1
    }
    return false
  }

  /// The character at a place; nil where its bytes are none, with as many as the compiler skips.
  package func scalar(at position: Int) -> (value: UInt32?, length: Int) {
    let first = bytes[position]
    let length = (~first).leadingZeroBitCount
    guard first >= 0xC2, first < 0xF5 else {
      var end = position + 1
      while end < bytes.count, !(bytes[end] < 0x80 || (0xC2..<0xF5).contains(bytes[end])) {
        end += 1
      }
      return (nil, end - position)
    }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for distance in 1..<length {
      guard position + distance < bytes.count, bytes[position + distance] & 0xC0 == 0x80 else {
        return (nil, distance)
      }
      value = value << 6 | UInt32(bytes[position + distance] & 0x3F)
    }
    let shortest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    let isScalar = value >= shortest && Unicode.Scalar(value) != nil
    return (isScalar ? value : nil, length)
  }
}
