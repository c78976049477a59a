import GraphFacts

/// Reads the names that rules look for.
struct ConventionsDecoder {
  /// Keys that are left out stay as they are in `base`; without one, each has to be there.
  func decode(_ field: PolicyField, onto base: Conventions?) throws(PolicyError) -> Conventions {
    try field.expectKeys(["route", "entry", "register"])
    guard var conventions = base else {
      return Conventions(
        route: try identifier(field, "route"), entry: NamePattern(try field.text("entry")),
        register: try identifier(field, "register"))
    }
    if field["route"] != nil { conventions.route = try identifier(field, "route") }
    if field["register"] != nil { conventions.register = try identifier(field, "register") }
    if let entry = field["entry"] { conventions.entry = try entry.namePattern() }
    return conventions
  }

  private func identifier(_ field: PolicyField, _ key: String) throws(PolicyError) -> String {
    let name = try field.text(key)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw field.error("\(name) is no name of a type or a function", at: key)
    }
    return name
  }
}
