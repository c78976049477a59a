/// An operator that was measured as a whole while its bytes are handed out one by one.
struct OperatorInHand {
  enum Role: Hashable {
    case binary, prefix, postfix
    /// `.` and `->`, which no expression follows.
    case other
  }

  var end = 0
  var role = Role.other
  /// A regex that starts inside it, as in `!/a/`.
  var regex: Range<Int>?
}

extension Lexer {
  /// Stands on a byte of an operator; moves behind it, or behind the regex that starts there.
  mutating func scanOperator() -> Token.Kind {
    if index >= operatorInHand.end { operatorInHand = measureOperator() }
    if let regex = operatorInHand.regex, regex.lowerBound == index {
      index = regex.upperBound
      operatorInHand = OperatorInHand()
      return .regex
    }
    let first = bytes[index]
    index += first < 0x80 ? 1 : scalar(at: index).length
    return .mark(first)
  }

  private mutating func measureOperator() -> OperatorInHand {
    let start = index
    let isLeftBound = isLeftBound(start)
    if isLeftBound, bytes[start] == .bang || bytes[start] == .question {
      return OperatorInHand(end: start + 1, role: .postfix)
    }
    var end = start
    var slash: Int?
    while end < bytes.count, let length = operatorScalar(at: end, isFirst: end == start) {
      if end > start, bytes[end] == .dot, bytes[start] != .dot { break }
      if end > start, bytes[end] == .openAngle, placeholderEnd(from: end) != nil { break }
      if slash == nil, bytes[end] == .slash { slash = end }
      end += length
    }
    if let slash, !isLeftBound,
      let regex = regexEnd(
        slash: slash, isRightBound: isRightBound(end, isLeftBound: isLeftBound))
    {
      return OperatorInHand(end: slash + 1, role: .prefix, regex: slash..<regex)
    }
    // A comment ends an operator.
    if let slash {
      for position in max(start + 1, slash)..<max(start + 1, end)
      where has("//", at: position) || has("/*", at: position) {
        end = position
        break
      }
    }
    return OperatorInHand(end: end, role: role(start..<end, isLeftBound: isLeftBound))
  }

  private func role(_ range: Range<Int>, isLeftBound: Bool) -> OperatorInHand.Role {
    if range.count == 1, bytes[range.lowerBound] == .dot { return .other }
    if range.count == 2, has("->", at: range.lowerBound) { return .other }
    if range.count == 1, bytes[range.lowerBound] == UInt8(ascii: "=") { return .binary }
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
    return isLeftBound == isRightBound ? .binary : isLeftBound ? .postfix : .prefix
  }

  /// The length of the operator's character at a place; nil where there is none.
  private func operatorScalar(at position: Int, isFirst: Bool) -> Int? {
    let byte = bytes[position]
    if byte < 0x80 { return byte.isOperator ? 1 : nil }
    let scalar = scalar(at: position)
    guard let value = scalar.value else { return nil }
    let kind = UnicodeClass(value)
    let continues = kind == .combining || (0xFE00...0xFE0F).contains(value)
    return kind == .operator || (!isFirst && continues) ? scalar.length : nil
  }

  // MARK: - What holds on to an operator

  private func isLeftBound(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = bytes[position - 1]
    switch before {
    case 0x20, 0x09, 0, .newline, .carriageReturn: return false
    case .openParen, .openBracket, .openBrace, .comma, .semicolon, .colon: return false
    case .slash where position > 1 && bytes[position - 2] == .star: return false
    case 0xA0 where position > 1 && bytes[position - 2] == 0xC2: return false
    default: return true
    }
  }

  private func isRightBound(_ position: Int, isLeftBound: Bool) -> Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case 0x20, 0x09, 0, .newline, .carriageReturn: return false
    case .closeParen, .closeBracket, .closeBrace, .comma, .semicolon, .colon: return false
    case .dot: return !isLeftBound
    case .slash: return !has("//", at: position) && !has("/*", at: position)
    case 0xC2: return !has("\u{A0}", at: position)
    default: return true
    }
  }

  // MARK: - Operator or regex

  /// Where the regex ends that an operator's slash opens; nil where it is an operator after all.
  private mutating func regexEnd(slash: Int, isRightBound: Bool) -> Int? {
    if let previous, previous.kind == .word,
      text(previous, is: "func") || text(previous, is: "operator")
    {
      return nil
    }
    var isCertain = false
    if !isRightBound {
      isCertain = followsTry && (previous?.is("?") == true || previous?.is("!") == true)
      guard isCertain || expressionMayStart else { return nil }
      if case .mark(let byte)? = previous?.kind, byte.isOperator, operatorInHand.role == .binary {
        isCertain = true
      }
    }
    return regexEnd(slash: slash, pounds: 0, isCertain: isCertain)
  }

  /// Whether what stands before asks for an expression rather than for an operator.
  private var expressionMayStart: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .number, .string, .regex, .quotedWord, .end: return false
    case .word: return Keywords.startExpression(bytes[previous.range])
    case .directive: return Keywords.conditionals.contains(text(previous))
    case .mark(let byte) where byte.isOperator || byte >= 0x80:
      return operatorInHand.role == .binary || operatorInHand.role == .prefix
    case .mark(let byte):
      return [.openBrace, .openParen, .openBracket, .semicolon, .comma, .colon].contains(byte)
    }
  }
}
