/// Splits Swift source into tokens, from bytes: never fails, never recurses, whatever the input.
///
/// It follows the toolchain's own lexer, which the tests hold it against. Looking ahead is paid
/// from a purse that grows with the file, so that the work stays linear on any bytes.
package struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  package var index = 0
  /// The token before, and what stood before that one.
  package var previous: Token?
  var followsTry = false
  /// The operator that the lexer stands in, one token for each of its bytes.
  var operatorInHand = OperatorInHand()
  /// How many bytes may still be looked at ahead of the place.
  var purse: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    purse = bytes.count * 8 + 1 << 16
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if byte(0) == .pound, byte(1) == .bang { skipLine() }
  }

  /// The text of a token.
  package func text(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  package func text(_ token: Token, is word: StaticString) -> Bool {
    token.range.count == word.utf8CodeUnitCount
      && word.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }

  package mutating func next() -> Token {
    let brokeLine = skipTrivia()
    let start = index
    var token = Token(kind: .end, range: start..<start, startsLine: brokeLine || previous == nil)
    guard start < bytes.count else { return token }
    token.kind = scan()
    switch token.kind {
    case .quotedWord: token.range = start + 1..<max(start + 1, index - 1)
    case .directive: token.range = start + 1..<index
    default: token.range = start..<index
    }
    remember(token)
    return token
  }

  mutating func remember(_ token: Token) {
    followsTry = previous.map { $0.kind == .word && text($0, is: "try") } ?? false
    previous = token
  }

  // MARK: - Scanning one token

  /// Moves behind the token that starts here.
  package mutating func scan() -> Token.Kind {
    let first = bytes[index]
    switch first {
    case _ where first.startsASCIIWord:
      skipWord()
      return .word
    case _ where first.isDigit:
      skipNumber()
      return .number
    case .backtick:
      return scanBackticks()
    case .quote, .apostrophe:
      skipString(pounds: 0)
      return .string
    case .pound:
      return scanPound()
    case .openAngle where byte(1) == .pound:
      guard let end = placeholderEnd(from: index) else { return scanOperator() }
      index = end
      return .word
    case _ where first.isOperator:
      return scanOperator()
    case 0x80...:
      return scanBeyondASCII()
    default:
      index += 1
      return .mark(first)
    }
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
    case .quote, .apostrophe:
      index += pounds
      skipString(pounds: pounds)
      return .string
    case .slash:
      index =
        regexEnd(slash: index + pounds, pounds: pounds, isCertain: true) ?? index + pounds + 1
      return .regex
    case let next? where pounds == 1 && next.isLetter:
      index += 1
      while let letter = byte(0), letter.isLetter { index += 1 }
      return .directive
    default:
      // All of them, or a long row would be counted again for each.
      index += pounds
      return .mark(.pound)
    }
  }

  private mutating func scanBeyondASCII() -> Token.Kind {
    let first = bytes[index]
    let scalar = scalar(at: index)
    switch UnicodeClass(scalar.value) {
    case .word, .combining:
      skipWord()
      return .word
    case .operator:
      return scanOperator()
    case .openingQuote:
      index = curlyQuoteEnd(from: index + scalar.length) ?? index + scalar.length
      return .string
    case .other, .closingQuote:
      index += scalar.length
      return .mark(first)
    }
  }

  mutating func skipWord() {
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard bytes[index].continuesASCIIWord else { return }
        index += 1
      } else {
        let scalar = scalar(at: index)
        let kind = UnicodeClass(scalar.value)
        guard kind == .word || kind == .combining else { return }
        index += scalar.length
      }
    }
  }

  private mutating func skipNumber() {
    let isHexadecimal = bytes[index] == 0x30 && byte(1) == UInt8(ascii: "x")
    let exponents = isHexadecimal ? "pP".utf8 : "eE".utf8
    let isMember = previous?.is(".") == true
    // `1.5e-3` and `0x1p-4` stay whole; `1...5`, `1.max` and the `0.1` of `x.0.1` do not.
    while let this = byte(0) {
      if this.continuesASCIIWord {
        index += 1
        if exponents.contains(this), byte(0) == UInt8(ascii: "+") || byte(0) == UInt8(ascii: "-") {
          index += 1
        }
      } else if this == .dot, !isMember, let next = byte(1), next.isDigit {
        index += 1
      } else {
        return
      }
    }
  }

  // MARK: - Looking around

  /// The byte at a distance from where the lexer stands.
  func byte(_ distance: Int) -> UInt8? {
    let position = index + distance
    return position < bytes.count ? bytes[position] : nil
  }

  /// Whether the text of a fixed size is found at a place.
  package func has(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { text in
      position + text.count <= bytes.count
        && bytes[position..<position + text.count].elementsEqual(text)
    }
  }

  /// Where `<#…#>` ends, which editors put where something is to be filled in.
  func placeholderEnd(from start: Int) -> Int? {
    guard has("<#", at: start) else { return nil }
    var position = start + 2
    while position < bytes.count, bytes[position] != .newline {
      if has("#>", at: position) { return position + 2 }
      if has("<#", at: position) { return nil }
      position += 1
    }
    return nil
  }

  private mutating func curlyQuoteEnd(from start: Int) -> Int? {
    var position = start
    while position < bytes.count, !bytes[position].breaksLine, purse > 0 {
      purse -= 1
      if has("\\(", at: position) { return nil }
      if bytes[position] == .quote { return position + 1 }
      if has("\u{201D}", at: position) { return position + 3 }
      position += bytes[position] == .backslash ? 2 : 1
    }
    return nil
  }
}
