/// Finds the route types that a file registers: the `X` of each `register(X.self`.
enum RegistrationScanner {
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    guard BackwardSearch.last("register", in: bytes, before: bytes.count) != nil else { return [] }
    var lexer = Lexer(bytes)
    var types: [String] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { return types }
      guard token.kind == .word, lexer.text(token, is: "register") else { continue }
      var ahead = lexer
      guard ahead.next().is("("), let type = metatype(&ahead) else { continue }
      types.append(type)
    }
  }

  /// The last component before `.self`; nil where something else stands there.
  private static func metatype(_ lexer: inout Lexer) -> String? {
    var name: String?
    while true {
      let word = lexer.next()
      guard word.kind == .word || word.kind == .quotedWord else { return nil }
      let text = lexer.text(word)
      if text == "self" { return name }
      name = text
      let mark = lexer.next()
      // `register(route: X.self` has a label first.
      guard mark.is(".") || mark.is(":") else { return nil }
    }
  }
}
