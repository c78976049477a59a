/// Splits Swift source into tokens, from bytes: never fails, never recurses, whatever the input.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var previous: Token?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if byte(0) == .pound, byte(1) == .bang { skipLine() }
  }

  /// The text of a token.
  func text(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func text(_ token: Token, is word: StaticString) -> Bool {
    token.range.count == word.utf8CodeUnitCount
      && word.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }

  mutating func next() -> Token {
    let brokeLine = skipTrivia()
    let start = index
    var token = Token(kind: .end, range: start..<start, startsLine: brokeLine || previous == nil)
    guard start < bytes.count else { return token }
    token.kind = scan(isLeftBound: isLeftBound(start))
    switch token.kind {
    case .quotedWord: token.range = start + 1..<max(start + 1, index - 1)
    case .directive: token.range = start + 1..<index
    default: token.range = start..<index
    }
    previous = token
    return token
  }

  // MARK: - Scanning one token

  private mutating func scan(isLeftBound: Bool) -> Token.Kind {
    let first = bytes[index]
    switch first {
    case _ where first.startsWord:
      skipWord()
      return .word
    case _ where first.isDigit:
      skipNumber()
      return .number
    case .backtick:
      return scanBackticks()
    case .quote:
      skipString(pounds: 0)
      return .string
    case .pound:
      return scanPound()
    case .slash where !isLeftBound && regexMayStart:
      if let end = bareRegexEnd(from: index) {
        index = end
        return .regex
      }
    default:
      break
    }
    index += 1
    return .mark(first)
  }

  private mutating func scanBackticks() -> Token.Kind {
    var end = index + 1
    while end < bytes.count, bytes[end] != .backtick, !bytes[end].breaksLine { end += 1 }
    guard end < bytes.count, bytes[end] == .backtick, end > index + 1 else {
      index += 1
      return .mark(.backtick)
    }
    index = end + 1
    return .quotedWord
  }

  private mutating func scanPound() -> Token.Kind {
    var pounds = 1
    while byte(pounds) == .pound { pounds += 1 }
    switch byte(pounds) {
    case .quote:
      index += pounds
      skipString(pounds: pounds)
      return .string
    case .slash:
      if let end = extendedRegexEnd(from: index + pounds, pounds: pounds) {
        index = end
        return .regex
      }
    case let next? where pounds == 1 && next.startsWord:
      index += 1
      skipWord()
      return .directive
    default:
      break
    }
    index += 1
    return .mark(.pound)
  }

  private mutating func skipWord() {
    while index < bytes.count, bytes[index].continuesWord, !isUnicodeSpace { index += 1 }
  }

  private mutating func skipNumber() {
    let exponents = "eEpP".utf8
    // `1.5e-3` and `0x1p-4` stay whole; `1...5` and `1.max` do not.
    while index < bytes.count {
      let this = bytes[index]
      if this.continuesWord {
        index += 1
        let isExponent = exponents.contains(this)
        if isExponent, byte(0) == 0x2B || byte(0) == 0x2D { index += 1 }
      } else if this == .dot, let next = byte(1), next.isDigit {
        index += 1
      } else {
        return
      }
    }
  }

  // MARK: - Trivia

  /// Skips spaces and comments; says whether a line ended on the way.
  private mutating func skipTrivia() -> Bool {
    var brokeLine = false
    while index < bytes.count {
      let this = bytes[index]
      if this.breaksLine {
        brokeLine = true
        index += 1
      } else if this.isBlank {
        index += 1
      } else if this == .slash, byte(1) == .slash {
        skipLine()
      } else if this == .slash, byte(1) == .star {
        brokeLine = skipBlockComment() || brokeLine
      } else if isUnicodeSpace {
        index += 2
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

  // MARK: - Looking around

  /// The byte at a distance from where the lexer stands.
  func byte(_ distance: Int) -> UInt8? {
    let position = index + distance
    return position < bytes.count ? bytes[position] : nil
  }

  /// A no-break space, which the compiler takes for a space too.
  private var isUnicodeSpace: Bool {
    bytes[index] == 0xC2 && byte(1) == 0xA0
  }

  /// Whether what stands before an operator holds on to it, so that it cannot start a regex.
  private func isLeftBound(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = bytes[position - 1]
    switch before {
    case _ where before.isBlank || before.breaksLine: return false
    case .openParen, .openBracket, .openBrace, .comma, .semicolon, .colon: return false
    case .slash where position > 1 && bytes[position - 2] == .star: return false
    default: return true
    }
  }

  /// Whether an expression may start here: after an operand a `/` divides.
  private var regexMayStart: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .number, .string, .regex, .quotedWord: return false
    case .mark(.closeParen), .mark(.closeBracket): return false
    case .mark(.closeBrace): return previous.range.upperBound < index
    case .word: return Keywords.startExpression(bytes[previous.range])
    default: return true
    }
  }
}
