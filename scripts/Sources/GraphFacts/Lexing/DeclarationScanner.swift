/// Finds what a Swift file declares at file scope, and what its public members mention.
struct DeclarationScanner {
  private struct Scope {
    /// The declaration at file scope that this brace belongs to; nil inside code.
    var declaration: Int?
    /// Whether members are public without saying so: in protocols and public extensions.
    var membersArePublic = false
    /// Whether cases are, as in a public enum.
    var casesArePublic = false
    var parentheses = 0
  }

  private var lexer: Lexer
  private var scopes = [Scope()]
  private var found: [(Declaration, offset: Int)] = []
  private var modifiers: Set<String> = []
  /// The type whose opening brace is still to come.
  private var opening: Scope?
  /// Where words of a public member go at the moment.
  private var mentioning: Int?

  /// The declarations at file scope that say they are public.
  ///
  /// Below the last word that says so there are none: most files of a feature say it nowhere.
  static func scanPublic(_ bytes: UnsafeBufferPointer<UInt8>) -> [Declaration] {
    let words: [StaticString] = ["public", "open"]
    guard let last = words.compactMap({ lastModifier($0, in: bytes) }).max() else { return [] }
    return scan(bytes, until: last).filter(\.isPublic)
  }

  /// Where a word stands last with something behind it that it could modify: `open` is a common name.
  private static func lastModifier(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var end = bytes.count
    while let start = BackwardSearch.lastWord(word, in: bytes, before: end) {
      var next = start + word.utf8CodeUnitCount
      while next < bytes.count, bytes[next].isBlank || bytes[next].breaksLine { next += 1 }
      let first = next < bytes.count ? bytes[next] : 0
      // A letter, an attribute, a comment, or a space beyond ASCII.
      if first.isLetter || first == UInt8(ascii: "@") || first == .slash || first >= 0x80 {
        return start
      }
      end = start
    }
    return nil
  }

  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, until end: Int = .max
  ) -> [Declaration] {
    var scanner = DeclarationScanner(lexer: Lexer(bytes))
    scanner.run(until: end)
    var lines = LineCounter(bytes)
    return scanner.found.map { declaration, offset in
      var declaration = declaration
      declaration.position = lines.position(of: offset)
      return declaration
    }
  }

  private init(lexer: Lexer) {
    self.lexer = lexer
  }

  private mutating func run(until end: Int) {
    var afterDot = false
    while true {
      let token = lexer.next()
      // Modifiers wait for the declaration that they belong to.
      if token.range.lowerBound > end, modifiers.isEmpty { return }
      switch token.kind {
      case .end: return
      case .mark(.openBrace): openBrace()
      case .mark(.closeBrace): closeBrace()
      case .mark(.openParen), .mark(.openBracket): nest(1)
      case .mark(.closeParen), .mark(.closeBracket): nest(-1)
      case .mark(UInt8(ascii: "@")) where isDeclarative: skipAttribute()
      case .word where isDeclarative && !afterDot: take(token)
      case .word, .quotedWord: mention(token)
      default: break
      }
      afterDot = token.is(".")
    }
  }

  /// Whether a declaration may start here: outside code and outside parentheses.
  private var isDeclarative: Bool {
    guard let scope = scopes.last else { return false }
    return (scopes.count == 1 || scope.declaration != nil) && scope.parentheses == 0
  }

  private mutating func take(_ token: Token) {
    let word = lexer.text(token)
    if Keywords.modifiers.contains(word), isModifier() {
      if word == "class", !nextIsDeclaration() { return declare(.class, token) }
      if modifiers.isEmpty { mentioning = nil }
      modifiers.insert(word)
      skipModifierArgument()
    } else if let kind = Declaration.Kind(rawValue: word), opening == nil {
      declare(kind, token)
    } else if Keywords.memberStarters.contains(word), scopes.count > 1, opening == nil {
      startMember(isCase: word == "case")
    } else {
      mention(token)
    }
  }

  private mutating func declare(_ kind: Declaration.Kind, _ token: Token) {
    guard scopes.count == 1 else {
      startMember()
      if kind.opensTypeScope {
        opening = Scope(
          declaration: scopes.last?.declaration,
          membersArePublic: mentioning != nil && kind == .protocol,
          casesArePublic: mentioning != nil && kind == .enum)
      }
      return
    }
    var ahead = lexer
    let nameToken = ahead.next()
    let isPublic = modifiers.contains("public") || modifiers.contains("open")
    modifiers = []
    mentioning = nil
    let name = lexer.text(nameToken)
    found.append(
      (
        Declaration(kind: kind, name: name, position: .start, isPublic: isPublic),
        nameToken.range.lowerBound
      ))
    let index = found.count - 1
    if kind.opensTypeScope {
      readHeader(index)
      opening = Scope(
        declaration: index,
        membersArePublic: kind == .protocol || (kind == .extension && isPublic),
        casesArePublic: kind == .enum && isPublic)
    } else if isPublic {
      mentioning = index
    }
  }

  /// Reads the name, generics and inheritance up to the brace, which it leaves.
  private mutating func readHeader(_ index: Int) {
    var angles = 0
    var isInheritance = false
    var afterDot = false
    var before: Token?
    var name = ""
    while true {
      var ahead = lexer
      let token = ahead.next()
      if token.kind == .end || token.is("{") || token.is("}") { break }
      lexer = ahead
      let isArrow = token.is(">") && before?.is("-") == true
      if token.is("<") { angles += 1 }
      if token.is(">"), !isArrow { angles -= 1 }
      if token.is(":"), angles == 0 { isInheritance = true }
      if token.kind == .word || token.kind == .quotedWord {
        if lexer.text(token, is: "where") { isInheritance = false }
        if angles == 0 { takeHeaderWord(lexer.text(token), index, isInheritance, afterDot, &name) }
      }
      afterDot = token.is(".")
      before = token
    }
    if found[index].0.kind == .extension, !name.isEmpty { found[index].0.name = name }
  }

  private mutating func takeHeaderWord(
    _ word: String, _ index: Int, _ isInheritance: Bool, _ afterDot: Bool, _ name: inout String
  ) {
    if !isInheritance {
      // An extension is named by the type that it extends, the last of `A.B`.
      if name.isEmpty || afterDot { name = word }
    } else if afterDot, !found[index].0.inherits.isEmpty {
      found[index].0.inherits[found[index].0.inherits.count - 1] = word
    } else {
      found[index].0.inherits.append(word)
    }
  }

  private mutating func startMember(isCase: Bool = false) {
    let isPublic =
      (isCase && scopes.last?.casesArePublic == true)
      || modifiers.contains("public") || modifiers.contains("open")
      || (scopes.last?.membersArePublic == true && modifiers.isDisjoint(with: Keywords.hidden))
    modifiers = []
    mentioning = isPublic ? scopes.last?.declaration : nil
  }

  private mutating func mention(_ token: Token) {
    guard let mentioning, scopes.last?.declaration != nil || scopes.count == 1 else { return }
    found[mentioning].0.publicMentions.insert(lexer.text(token))
  }

  private mutating func openBrace() {
    if let scope = opening, scopes.last?.parentheses == 0 {
      scopes.append(scope)
      opening = nil
      mentioning = nil
    } else {
      scopes.append(Scope())
    }
  }

  private mutating func closeBrace() {
    guard scopes.count > 1 else { return }
    let closed = scopes.removeLast()
    if closed.declaration != nil || scopes.count == 1 { mentioning = nil }
  }

  private mutating func nest(_ step: Int) {
    scopes[scopes.count - 1].parentheses = max(0, scopes[scopes.count - 1].parentheses + step)
  }

  /// Most modifiers are names elsewhere, as in `func open(…)`.
  private func isModifier() -> Bool {
    var ahead = lexer
    let token = ahead.next()
    if token.is("(") {
      let argument = ahead.next()
      return ["set", "unsafe", "safe"].contains { ahead.text(argument) == $0 }
    }
    let word = ahead.text(token)
    return token.is("@")
      || token.kind == .word
        && (Keywords.memberStarters.contains(word) || Keywords.modifiers.contains(word)
          || Declaration.Kind(rawValue: word) != nil)
  }

  private func nextIsDeclaration() -> Bool {
    var ahead = lexer
    let token = ahead.next()
    let word = ahead.text(token)
    return token.kind == .word
      && (Keywords.memberStarters.contains(word) || Keywords.modifiers.contains(word)
        || ["func", "var", "let"].contains(word))
  }

  private mutating func skipModifierArgument() {
    var ahead = lexer
    guard ahead.next().is("(") else { return }
    lexer = ahead
    skipToClosingParenthesis()
  }

  private mutating func skipAttribute() {
    _ = lexer.next()
    var ahead = lexer
    while ahead.next().is(".") {
      _ = ahead.next()
      lexer = ahead
    }
    ahead = lexer
    guard lexer.byte(0) == .openParen else { return }
    _ = lexer.next()
    skipToClosingParenthesis()
  }

  private mutating func skipToClosingParenthesis() {
    var depth = 1
    while depth > 0 {
      let token = lexer.next()
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if token.kind == .end { return }
    }
  }
}

extension Declaration.Kind {
  fileprivate var opensTypeScope: Bool {
    switch self {
    case .struct, .class, .enum, .actor, .protocol, .extension: true
    default: false
    }
  }
}
