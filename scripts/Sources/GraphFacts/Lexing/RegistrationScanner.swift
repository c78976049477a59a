/// Finds what a file registers with route tables, by its words alone.
struct RegistrationScanner {
  private var lexer: Lexer
  private let function: String
  private var found: [Registration] = []
  /// The types of variables by their names, where the file says them.
  private var types: [String: String] = [:]
  /// Names of variables that are registered.
  private var names: [String] = []
  /// The protocol of the entry that the enclosing function registers.
  private var entry: String?

  /// `function` is what registers, such as `register`.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, function: String
  ) -> [Registration] {
    guard BackwardSearch.contains(function, in: bytes) else { return [] }
    var scanner = RegistrationScanner(lexer: Lexer(bytes), function: function)
    scanner.scan()
    return scanner.found + scanner.names.compactMap { scanner.types[$0].map { .value(type: $0) } }
  }

  private init(lexer: Lexer, function: String) {
    self.lexer = lexer
    self.function = function
  }

  private mutating func scan() {
    while true {
      let token = lexer.next()
      if token.kind == .end { return }
      guard token.kind == .word else { continue }
      var ahead = lexer
      if lexer.text(token, is: "func") {
        let name = ahead.next()
        entry = ahead.text(name) == function ? Self.constraint(&ahead) : nil
        if entry != nil { lexer = ahead }
      } else if lexer.text(token) == function {
        guard ahead.next().is("(") else { continue }
        register(&ahead)
      } else {
        note(lexer.text(token), ahead)
      }
    }
  }

  /// Reads the argument of a registration.
  private mutating func register(_ ahead: inout Lexer) {
    var path: [String] = []
    while true {
      let word = ahead.next()
      guard word.kind == .word || word.kind == .quotedWord else { return }
      let text = ahead.text(word)
      if text == "self", let type = path.last {
        found.append(entry.map { .routeOfEntry(type, entry: $0) } ?? .route(type))
        return
      }
      path.append(text)
      let mark = ahead.next()
      // `register(route: X.self` has a label first.
      if mark.is(":") { path = [] }
      if mark.is("("), let type = path.last { found.append(.value(type: type)) }
      if mark.is(")"), let name = path.first(where: { $0 != "self" }) { names.append(name) }
      guard mark.is(".") || mark.is(":") else { return }
    }
  }

  /// Notes `name = Type(` and `name: Type`; the type is the last part of a path.
  private mutating func note(_ name: String, _ ahead: Lexer) {
    var ahead = ahead
    let mark = ahead.next()
    guard mark.is("=") || mark.is(":") else { return }
    var type: String?
    while true {
      let word = ahead.next()
      guard word.kind == .word else { return }
      type = ahead.text(word)
      let next = ahead.next()
      guard !next.is(".") else { continue }
      guard let type, type.first?.isUppercase == true, mark.is(":") || next.is("(") else { return }
      if types[name] == nil || mark.is("=") { types[name] = type }
      return
    }
  }

  /// The last component behind the colon of `<E: P>`; nil where there is none.
  private static func constraint(_ ahead: inout Lexer) -> String? {
    guard ahead.next().is("<"), ahead.next().kind == .word, ahead.next().is(":") else { return nil }
    var name: String?
    while true {
      let word = ahead.next()
      guard word.kind == .word else { return name }
      name = ahead.text(word)
      guard ahead.next().is(".") else { return name }
    }
  }
}
