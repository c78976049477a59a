extension Lexer {
  /// Where a `/…/` that starts at `start` ends; nil where the slash is an operator.
  ///
  /// As in the compiler: it ends on its line, neither begins nor ends with a space, and its
  /// parentheses close no more than they open.
  func bareRegexEnd(from start: Int) -> Int? {
    var position = start + 1
    guard position < bytes.count, !bytes[position].isBlank else { return nil }
    var parentheses = 0
    var brackets = 0
    while position < bytes.count, !bytes[position].breaksLine {
      switch bytes[position] {
      case .slash:
        guard position > start + 1, !bytes[position - 1].isBlank else { return nil }
        return position + 1
      case .backslash:
        position += 1
        guard position < bytes.count, !bytes[position].breaksLine else { return nil }
      case .openBracket: brackets += 1
      case .closeBracket: brackets = max(0, brackets - 1)
      case .openParen where brackets == 0: parentheses += 1
      case .closeParen where brackets == 0:
        parentheses -= 1
        if parentheses < 0 { return nil }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Where a `#/…/#` ends whose slash is at `start`: on its line, or anywhere where a line break
  /// follows the slash at once.
  func extendedRegexEnd(from start: Int, pounds: Int) -> Int? {
    var position = start + 1
    while position < bytes.count, bytes[position].isBlank { position += 1 }
    let isMultiline = position < bytes.count && bytes[position].breaksLine
    position = start + 1
    while position < bytes.count {
      let this = bytes[position]
      if this == .slash, closes(at: position + 1, pounds: pounds) { return position + 1 + pounds }
      if this.breaksLine, !isMultiline { return nil }
      position += this == .backslash ? 2 : 1
    }
    return nil
  }

  private func closes(at position: Int, pounds: Int) -> Bool {
    position + pounds <= bytes.count
      && bytes[position..<position + pounds].allSatisfy { $0 == .pound }
  }
}
