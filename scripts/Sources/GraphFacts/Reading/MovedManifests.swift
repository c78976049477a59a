/// SwiftPM's answers for one checkout, made to hold for a copy of it in another folder: a dump
/// names other packages by their whole paths.
package struct MovedManifests {
  package let from: String
  package let to: String

  package init(
    from: String, to: String
  ) {
    self.from = from
    self.to = to
  }

  package func moved(_ dump: JSON) -> JSON {
    switch dump {
    case .string(let text):
      guard Path.contains(from, text), let rest = Path.relative(text, to: from) else { return dump }
      return .string(Path.join(to, rest))
    case .array(let items):
      return .array(items.map(moved))
    case .object(let members):
      return .object(members.map { JSON.Member(key: $0.key, value: moved($0.value)) })
    case .null, .bool, .number:
      return dump
    }
  }
}
