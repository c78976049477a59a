/// Reads the condition of a `#if` or `#elseif` into what it says about platforms.
package struct ConditionParser {
  private var lexer: Lexer
  private var token: Token
  private static let deepest = 64

  /// The condition at the lexer's place, and the lexer behind it.
  package static func parse(_ lexer: Lexer) -> (condition: PlatformCondition, rest: Lexer) {
    var parser = ConditionParser(lexer)
    let condition = parser.disjunction(depth: 0)
    return (condition, parser.lexer)
  }

  private init(_ lexer: Lexer) {
    self.lexer = lexer
    var ahead = lexer
    token = ahead.next()
  }

  private mutating func advance() {
    _ = lexer.next()
    var ahead = lexer
    token = ahead.next()
  }

  private mutating func disjunction(depth: Int) -> PlatformCondition {
    var result = conjunction(depth: depth)
    while takeTwice("|", depth: depth) { result = result || conjunction(depth: depth) }
    return result
  }

  private mutating func conjunction(depth: Int) -> PlatformCondition {
    var result = operand(depth: depth)
    while takeTwice("&", depth: depth) { result = result && operand(depth: depth) }
    return result
  }

  private mutating func operand(depth: Int) -> PlatformCondition {
    var isNegated = false
    while token.is("!"), !isOver(depth: depth) {
      advance()
      isNegated.toggle()
    }
    let operand = plainOperand(depth: depth)
    return isNegated ? !operand : operand
  }

  private mutating func plainOperand(depth: Int) -> PlatformCondition {
    guard depth < Self.deepest, !isOver(depth: depth) else { return .unknown }
    if token.is("(") {
      advance()
      let inner = disjunction(depth: depth + 1)
      if token.is(")") { advance() }
      return inner
    }
    guard token.kind == .word else { return .unknown }
    let name = lexer.text(token)
    advance()
    guard token.is("("), !token.startsLine else {
      return name == "true" ? .always : name == "false" ? !.always : .unknown
    }
    return Self.condition(name, argument: argument())
  }

  /// What a condition that looks like a call says.
  package static func condition(_ name: String, argument: String) -> PlatformCondition {
    switch name {
    case "os":
      return .on(Platforms(named: [argument]))
    case "canImport":
      var condition = PlatformCondition.unknown
      if let platforms = Platforms.havingModule(argument) {
        condition = .on(platforms)
      } else {
        condition.isOpaque = true
      }
      condition.canImport = [argument]
      return condition
    case "targetEnvironment":
      return PlatformCondition(holds: .apple, fails: .all, isOpaque: argument == "macCatalyst")
    default:
      return .unknown
    }
  }

  /// The first word between the parentheses; skips to behind them.
  private mutating func argument() -> String {
    var depth = 0
    var first: String?
    repeat {
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if token.kind == .word || token.kind == .quotedWord { first = first ?? lexer.text(token) }
      if token.kind == .end { break }
      advance()
    } while depth > 0
    return first ?? ""
  }

  /// A condition ends with its line but inside parentheses.
  private func isOver(depth: Int) -> Bool { token.startsLine && depth == 0 }

  private mutating func takeTwice(_ mark: Unicode.Scalar, depth: Int) -> Bool {
    guard token.is(mark), !isOver(depth: depth) else { return false }
    advance()
    if token.is(mark) { advance() }
    return true
  }
}
