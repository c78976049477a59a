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
    let isMultiline: Bool
    /// Above zero while inside an interpolation.
    var parentheses = 0
  }

  private mutating func openString(pounds: Int) -> OpenString {
    // `#"""#` is a string of one quote, not the start of a multi-line one.
    let isMultiline =
      byte(1) == .quote && byte(2) == .quote
      && !(pounds > 0 && (3..<3 + pounds).allSatisfy { byte($0) == .pound })
    index += isMultiline ? 3 : 1
    return OpenString(pounds: pounds, isMultiline: isMultiline)
  }

  private mutating func skipText(_ open: inout [OpenString]) {
    guard let current = open.last else { return }
    while index < bytes.count {
      switch bytes[index] {
      case .quote where closes(current):
        index += (current.isMultiline ? 3 : 1) + current.pounds
        open.removeLast()
        return
      case .backslash where hasPounds(current.pounds, after: 1):
        index += 1 + current.pounds
        if byte(0) == .openParen {
          index += 1
          open[open.count - 1].parentheses = 1
          return
        }
        if let escaped = byte(0), !(escaped.breaksLine && !current.isMultiline) { index += 1 }
      case .newline, .carriageReturn:
        if !current.isMultiline {
          // A string without its end: the line is lost, the file is not.
          open.removeAll()
          return
        }
        index += 1
      default:
        index += 1
      }
    }
  }

  private mutating func skipInterpolation(_ open: inout [OpenString]) {
    switch bytes[index] {
    case .openParen:
      open[open.count - 1].parentheses += 1
      index += 1
    case .closeParen:
      open[open.count - 1].parentheses -= 1
      index += 1
    case .quote:
      open.append(openString(pounds: 0))
    case .pound:
      var pounds = 1
      while byte(pounds) == .pound { pounds += 1 }
      index += pounds
      if byte(0) == .quote {
        open.append(openString(pounds: pounds))
      } else if byte(0) == .slash, let end = extendedRegexEnd(from: index, pounds: pounds) {
        index = end
      }
    case .slash where byte(1) == .star:
      skipBlockComment()
    case .slash where byte(1) == .slash && open.last?.isMultiline == true:
      skipLine()
    case .newline, .carriageReturn:
      if open.last?.isMultiline == false, !open.contains(where: \.isMultiline) {
        open.removeAll()
        return
      }
      index += 1
    default:
      index += 1
    }
  }

  private func closes(_ string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    return (0..<quotes).allSatisfy { byte($0) == .quote }
      && hasPounds(string.pounds, after: quotes)
  }

  private func hasPounds(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == .pound }
  }
}
