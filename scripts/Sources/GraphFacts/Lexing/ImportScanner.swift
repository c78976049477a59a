/// Finds the imports of a Swift file.
package struct ImportScanner {
  private var lexer: Lexer
  private var conditions = ConditionStack()
  private var attributes: [String] = []
  private var found: [(name: String, offset: Int, attributes: [String], PlatformCondition)] = []
  /// Open parentheses and brackets, one count for each open brace: labels may be named `import`.
  private var nesting = [0]

  /// The imports in the order of the file.
  ///
  /// Only the part up to the last `import` in the bytes is split into tokens: most files have
  /// nothing to find below their first lines.
  package static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> [Import] {
    guard let end = BackwardSearch.lastWord("import", in: bytes) else { return [] }
    var scanner = ImportScanner(lexer: Lexer(bytes))
    scanner.run(until: end)
    var lines = LineCounter(bytes)
    return scanner.found.map { name, offset, attributes, condition in
      Import(
        module: name, position: lines.position(of: offset), attributes: attributes,
        condition: condition)
    }
  }

  private init(lexer: Lexer) {
    self.lexer = lexer
  }

  private mutating func run(until end: Int) {
    var before: Token?
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        return
      case .directive:
        conditions.take(lexer.text(token), &lexer)
      case .mark(UInt8(ascii: "@")):
        takeAttribute()
      case .word where lexer.text(token, is: "import") && isDeclaration(after: before):
        takeImport()
        attributes = []
      case .word where !attributes.isEmpty && Keywords.accessLevels.contains(lexer.text(token)):
        break
      default:
        attributes = []
        nest(token)
      }
      if token.range.lowerBound >= end { return }
      before = token
    }
  }

  private func isDeclaration(after before: Token?) -> Bool {
    if before?.is(".") == true { return false }
    if nesting.last != 0 { return false }
    var ahead = lexer
    return !ahead.next().is(":")
  }

  private mutating func nest(_ token: Token) {
    switch token.kind {
    case .mark(.openParen), .mark(.openBracket): nesting[nesting.count - 1] += 1
    case .mark(.closeParen), .mark(.closeBracket):
      nesting[nesting.count - 1] = max(0, nesting[nesting.count - 1] - 1)
    case .mark(.openBrace): nesting.append(0)
    case .mark(.closeBrace):
      if nesting.count > 1 { nesting.removeLast() }
    default: break
    }
  }

  private mutating func takeAttribute() {
    let name = lexer.next()
    guard name.kind == .word else { return }
    attributes.append(lexer.text(name))
    var ahead = lexer
    while ahead.next().is(".") {
      _ = ahead.next()
      lexer = ahead
    }
    ahead = lexer
    guard ahead.next().is("("), ahead.bytes[lexer.index] == .openParen else { return }
    lexer = ahead
    var depth = 1
    while depth > 0 {
      let token = lexer.next()
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if token.kind == .end { return }
    }
  }

  private mutating func takeImport() {
    var ahead = lexer
    var token = ahead.next()
    if token.kind == .word, Keywords.importKinds.contains(ahead.text(token)) {
      lexer = ahead
      token = ahead.next()
    }
    guard token.kind == .word || token.kind == .quotedWord else { return }
    // Compilers count from the backtick.
    let offset = token.range.lowerBound - (token.kind == .quotedWord ? 1 : 0)
    found.append((ahead.text(token), offset, attributes, conditions.current))
    lexer = ahead
    while ahead.next().is(".") {
      lexer = ahead
      // A path that breaks off takes the next import's word with it otherwise.
      let component = ahead.next()
      if component.kind == .word, ahead.text(component, is: "import") { return }
      lexer = ahead
    }
  }
}
