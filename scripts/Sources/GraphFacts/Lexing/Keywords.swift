/// The keywords that tell the lexer and its readers where they are.
package enum Keywords {
  /// Reserved words that are no operands, so that an expression may follow.
  static func startExpression(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    expressionStarters.contains(String(decoding: word, as: UTF8.self))
  }

  private static let expressionStarters: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where",
    "while",
  ]

  /// Directives that part code.
  static let conditionals: Set<String> = ["if", "elseif", "else", "endif"]

  static let importKinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "inout",
  ]

  static let accessLevels: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open",
  ]

  /// Words that may stand before a declaration's own keyword. `class` is one in `class func`.
  static let modifiers: Set<String> = accessLevels.union([
    "final", "static", "class", "indirect", "nonisolated", "isolated", "distributed", "mutating",
    "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned", "optional",
    "dynamic", "async", "consuming", "borrowing", "prefix", "postfix", "infix",
  ])

  static let hidden: Set<String> = ["internal", "private", "fileprivate", "package"]

  /// Keywords of members that no file scope has.
  static let memberStarters: Set<String> = [
    "init", "deinit", "subscript", "case", "associatedtype",
  ]

  /// Words that no declaration may be called without backticks.
  package static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
