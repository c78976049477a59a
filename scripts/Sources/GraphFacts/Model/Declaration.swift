/// A declaration at file scope, with what the rules about surfaces ask of it.
package struct Declaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    case function = "func"
    case variable = "var"
    case constant = "let"
    case macro, `operator`, `precedencegroup`
  }

  package var kind: Kind
  package var name: String
  package var position: Position
  /// Only what the source says; an extension's or a protocol's members differ.
  package var isPublic: Bool
  /// The last components of what stands behind the colon.
  package var inherits: [String] = []
  /// Words in the signatures of its public members, types among them.
  package var publicMentions: Set<String> = []

  package var isType: Bool {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol, .typealias: true
    default: false
    }
  }
}
