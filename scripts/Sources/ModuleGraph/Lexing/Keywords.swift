/// The keywords that tell the lexer and its readers where they are.
enum Keywords {
  /// Words after which an expression starts, so that a `/` opens a regex.
  static func startExpression(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    expressionStarters.contains { $0.utf8.elementsEqual(word) }
  }

  private static let expressionStarters = [
    "return", "in", "case", "where", "if", "guard", "while", "switch", "try", "await", "throw",
    "else", "yield", "is", "as", "default", "consume", "copy", "unsafe", "repeat", "do", "defer",
  ]

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
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
