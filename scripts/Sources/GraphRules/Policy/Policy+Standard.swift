import GraphFacts

/// The policy of a repository without roles of its own. It ships as a file of the same format.
enum StandardPolicy {
  static let name = "standard"
  /// The text of the file.
  static var text: String { String(decoding: PackageResources.standard_json, as: UTF8.self) }

  static let roles: RoleTable = read { file throws(PolicyError) in
    try RoleTableDecoder(standard: nil).decode(file["roles"])
  }

  static let conventions: Conventions = read { file throws(PolicyError) in
    guard let field = file["conventions"] else { throw file.error("no conventions") }
    return try ConventionsDecoder().decode(field, onto: nil)
  }

  private static func read<Value>(
    _ decode: (PolicyField) throws(PolicyError) -> Value
  ) -> Value {
    guard let json = try? JSONParser.parse(PackageResources.standard_json),
      let value = try? decode(PolicyField(value: json, keyPath: ""))
    else { preconditionFailure("the standard policy that ships with the tool is damaged") }
    return value
  }
}
