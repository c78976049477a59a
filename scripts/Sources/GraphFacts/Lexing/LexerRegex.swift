extension Lexer {
  /// Where a regex ends whose opening slash stands at a place; nil where it is none after all.
  ///
  /// Where nothing else than a regex can stand, one without its end reaches to the end of the line.
  mutating func regexEnd(slash: Int, pounds: Int, isCertain: Bool) -> Int? {
    var scanner = RegexScanner(
      bytes: bytes, position: slash + 1, pounds: pounds, isCertain: isCertain)
    let end = scanner.end(within: purse)
    // What was read and is given back has to be paid for.
    purse -= max(0, scanner.position - (end ?? slash))
    return end
  }
}

/// Reads one regular expression literal as the compiler does.
private struct RegexScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let pounds: Int
  let isCertain: Bool
  private var firstNewline: Int?
  private var groups = 0
  private var classes = 0
  private var lastBlank = -1

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int, pounds: Int, isCertain: Bool) {
    self.bytes = bytes
    self.position = position
    self.pounds = pounds
    self.isCertain = isCertain
  }

  mutating func end(within purse: Int) -> Int? {
    guard mayStart() else { return nil }
    let limit = position + max(0, purse)
    while position < bytes.count, position < limit {
      if bytes[position] == .slash {
        let close = poundsBehind(position)
        if close >= pounds {
          if pounds > 0 { return position + 1 + close }
          if isComment(position + 1) { return unterminated }
          if lastBlank != position - 1 || isCertain { return position + 1 }
          return nil
        }
      }
      switch bytes[position] {
      case .newline, .carriageReturn:
        guard firstNewline != nil else { return unterminated }
      case .backslash:
        position += 1
        guard position < bytes.count else { return unterminated }
        if bytes[position].breaksLine, firstNewline == nil { return unterminated }
      case 0x20, 0x09:
        lastBlank = position
      case .openBracket:
        classes += 1
      case .closeBracket:
        classes = max(0, classes - 1)
      case .openParen where classes == 0:
        groups += 1
      case .closeParen where classes == 0:
        guard groups > 0 || isCertain else { return nil }
        groups = max(0, groups - 1)
      default:
        break
      }
      position += 1
    }
    return unterminated
  }

  /// Reads over what follows the opening slash and decides whether lines may end inside.
  private mutating func mayStart() -> Bool {
    if pounds == 0 {
      guard position < bytes.count else { return isCertain }
      let isBlank = bytes[position] == 0x20 || bytes[position] == 0x09
      return !isComment(position) && (!isBlank || isCertain)
    }
    var ahead = position
    while ahead < bytes.count, bytes[ahead] == 0x20 || bytes[ahead] == 0x09 { ahead += 1 }
    if ahead < bytes.count, bytes[ahead].breaksLine {
      firstNewline = ahead
      position = ahead
    }
    return true
  }

  /// One of several lines gives them back, as they are likely code.
  private var unterminated: Int? {
    isCertain ? firstNewline ?? position : nil
  }

  private func isComment(_ position: Int) -> Bool {
    position < bytes.count && (bytes[position] == .slash || bytes[position] == .star)
  }

  private func poundsBehind(_ slash: Int) -> Int {
    guard pounds > 0 else { return 0 }
    var end = slash + 1
    while end < bytes.count, bytes[end] == .pound { end += 1 }
    return end - slash - 1
  }
}
