/// A declaration at file scope, with what the rules about surfaces ask of it.
struct Declaration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    case function = "func"
    case variable = "var"
    case constant = "let"
    case macro, `operator`, `precedencegroup`
  }

  var kind: Kind
  var name: String
  var position: Position
  /// Only what the source says; an extension's or a protocol's members differ.
  var isPublic: Bool
  /// The last components of what stands behind the colon.
  var inherits: [String] = []
  /// Words in the signatures of its public members, types among them.
  var publicMentions: Set<String> = []

  var isType: Bool {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol, .typealias: true
    default: false
    }
  }
}
