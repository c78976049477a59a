extension Lexer {
  /// Skips a string literal, its interpolations included.
  ///
  /// Stands on the first quote. Interpolations hold code that may hold strings again: the open
  /// ones are kept in a list instead of on the call stack.
  mutating func skipString(pounds: Int) {
    var open = [openString(pounds: pounds)]
    while let current = open.last, index < bytes.count {
      if current.parentheses == 0 {
        skipText(&open)
      } else {
        skipInterpolation(&open)
      }
    }
  }

  private struct OpenString {
    let pounds: Int
    let quote: UInt8
    let isMultiline: Bool
    /// Above zero while inside an interpolation.
    var parentheses = 0
  }

  private mutating func openString(pounds: Int) -> OpenString {
    let quote = bytes[index]
    let isMultiline =
      quote == .quote && byte(1) == .quote && byte(2) == .quote
      && !(pounds > 0 && closesOnItsLine(from: index + 3, pounds: pounds))
    index += isMultiline ? 3 : 1
    return OpenString(pounds: pounds, quote: quote, isMultiline: isMultiline)
  }

  /// `#"""#` is a string of one quote, and `#""" a "#` one of three.
  private mutating func closesOnItsLine(from start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var position = start
    while position < bytes.count, !bytes[position].breaksLine, purse > 0 {
      if bytes[position] == .quote, hasPounds(pounds, at: position + 1) { return true }
      position += 1
      purse -= 1
    }
    return false
  }

  private mutating func skipText(_ open: inout [OpenString]) {
    guard let current = open.last else { return }
    while index < bytes.count {
      switch bytes[index] {
      case current.quote where closes(current):
        index += (current.isMultiline ? 3 : 1) + current.pounds
        // More pounds than needed are a mistake that the compiler takes in.
        while current.pounds > 0, byte(0) == .pound { index += 1 }
        open.removeLast()
        remember(Token(kind: .string, range: index..<index, startsLine: false))
        return
      case .backslash where hasPounds(current.pounds, at: index + 1):
        index += 1 + current.pounds
        if byte(0) == .openParen {
          index += 1
          open[open.count - 1].parentheses = 1
          remember(Token(kind: .mark(.openParen), range: index - 1..<index, startsLine: false))
          return
        }
        if let escaped = byte(0), !(escaped.breaksLine && !current.isMultiline) { index += 1 }
      case .newline, .carriageReturn:
        if !current.isMultiline {
          // A string without its end: the line is lost, the file is not.
          open.removeLast()
          return
        }
        index += 1
      default:
        index += 1
      }
    }
  }

  /// One token of the code between `\(` and `)`.
  private mutating func skipInterpolation(_ open: inout [OpenString]) {
    let last = open.count - 1
    skipTrivia(acrossLines: open[last].isMultiline)
    guard index < bytes.count else { return }
    let start = index
    switch bytes[start] {
    case .newline, .carriageReturn:
      open.removeLast()
      return
    case .quote, .apostrophe:
      open.append(openString(pounds: 0))
      return
    case .pound:
      let pounds = poundCount
      if byte(pounds) == .quote || byte(pounds) == .apostrophe {
        index += pounds
        open.append(openString(pounds: pounds))
        return
      }
    case .openParen: open[last].parentheses += 1
    case .closeParen: open[last].parentheses -= 1
    default: break
    }
    let kind = scan()
    remember(Token(kind: kind, range: start..<index, startsLine: false))
  }

  private var poundCount: Int {
    var pounds = 0
    while byte(pounds) == .pound { pounds += 1 }
    return pounds
  }

  private func closes(_ string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    return (0..<quotes).allSatisfy { byte($0) == string.quote }
      && hasPounds(string.pounds, at: index + quotes)
  }

  private func hasPounds(_ count: Int, at position: Int) -> Bool {
    position + count <= bytes.count
      && (position..<position + count).allSatisfy { bytes[$0] == .pound }
  }
}
