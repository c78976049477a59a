/// SwiftPM's answers for one checkout, made to hold for a copy of it in another folder: a dump
/// names other packages by their whole paths.
struct MovedManifests {
  let from: String
  let to: String

  func moved(_ dump: JSON) -> JSON {
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
