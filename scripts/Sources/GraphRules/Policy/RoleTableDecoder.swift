import GraphFacts

/// Reads the roles.
struct RoleTableDecoder {
  /// The roles that a file starts from; nil where its roles stand alone. A role of a name that is
  /// there replaces the keys that it gives.
  let standard: RoleTable?

  func decode(_ field: PolicyField?) throws(PolicyError) -> RoleTable {
    var table = standard ?? RoleTable(roles: [])
    var references: [(field: PolicyField, role: String)] = []
    for (name, field) in try field?.members() ?? [] {
      guard isName(name) else {
        throw field.error("a role's name is letters and digits, and no word of mayImport")
      }
      var role = table[name] ?? RoleDefinition(name: name)
      references += try read(field, into: &role)
      if let place = table.roles.firstIndex(where: { $0.name == name }) {
        table.roles[place] = role
      } else {
        table.roles.append(role)
      }
    }
    for (field, role) in references where table[role] == nil {
      throw field.unknownRole(role, in: table.roles)
    }
    for (name, field) in try field?.members() ?? [] {
      try expectNoTwin(of: name, field["names"], in: table) { $0.names.contains($1) }
      try expectNoTwin(of: name, field["folders"], in: table) {
        $0.folders.contains(FolderPattern($1))
      }
    }
    guard !table.roles.isEmpty else {
      throw PolicyError(
        keyPath: "roles",
        message: "this names no role; name some, or leave the key out for the standard ones")
    }
    return table
  }

  /// Fills in what is given and returns the roles that it names, which may come later in the file.
  private func read(
    _ field: PolicyField, into role: inout RoleDefinition
  ) throws(PolicyError) -> [(field: PolicyField, role: String)] {
    try field.expectKeys([
      "names", "folders", "testsAre", "mayImport", "staysWithTeamOf", "traits",
    ])
    var references: [(field: PolicyField, role: String)] = []
    if let names = field["names"] {
      role.names = try names.items().each { item throws(PolicyError) in
        try item.namePattern().text
      }
    }
    if let folders = field["folders"] {
      role.folders = try folders.items().each { item throws(PolicyError) in
        FolderPattern(try item.path())
      }
    }
    if let tests = field["testsAre"] {
      role.testsAre = try tests.text()
      references.append((tests, role.testsAre ?? ""))
    }
    if let imports = field["mayImport"] {
      let items = try imports.items()
      role.mayImport = try items.each(allowance)
      for (item, allowance) in zip(items, role.mayImport) {
        switch allowance {
        case .role(let name), .own(let name): references.append((item, name))
        case .everything, .module, .subject, .subjectImports: break
        }
      }
    }
    if let stays = field["staysWithTeamOf"] {
      let items = try stays.items()
      role.staysWithTeamOf = try items.each { item throws(PolicyError) in try item.text() }
      references += zip(items, role.staysWithTeamOf).map { ($0, $1) }
    }
    if let traits = field["traits"] { role.traits = Set(try traits.items().each(trait)) }
    return references
  }

  /// Which of two roles with one pattern is meant, nobody could tell.
  private func expectNoTwin(
    of role: String, _ patterns: PolicyField?, in table: RoleTable,
    _ has: (RoleDefinition, String) -> Bool
  ) throws(PolicyError) {
    for item in try patterns?.items() ?? [] {
      let text = try item.text()
      guard let twin = table.roles.first(where: { $0.name != role && has($0, text) }) else {
        continue
      }
      throw item.error("\(text) is the role \(twin.name) already; give that one something else")
    }
  }

  private func allowance(_ field: PolicyField) throws(PolicyError) -> Allowance {
    let text = try field.text()
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let (word, rest) = (parts[0], parts.count > 1 ? String(parts[1]) : nil)
    switch (word, rest) {
    case ("everything", nil): return .everything
    case ("subject", nil): return .subject
    case ("subject", "imports"): return .subjectImports
    case ("module", let name?) where !name.isEmpty: return .module(name)
    case ("own", let role?) where !role.isEmpty: return .own(role)
    case (_, nil): return .role(text)
    default:
      throw field.error(
        "\(text) is nothing that can be allowed; write a role, everything, module:NAME, own:ROLE, "
          + "subject or subject:imports")
    }
  }

  private func trait(
    _ field: PolicyField
  ) throws(PolicyError) -> RoleDefinition.Trait {
    let text = try field.text()
    guard let trait = RoleDefinition.Trait(rawValue: text) else {
      let all = RoleDefinition.Trait.allCases.map(\.rawValue)
      throw field.error(
        "there is no trait \(text); \(NearNames.hint(for: text, in: all, "traits"))")
    }
    return trait
  }

  private func isName(_ text: String) -> Bool {
    !text.isEmpty && !["everything", "subject"].contains(text)
      && text.allSatisfy { $0.isLetter || $0.isNumber }
  }
}

extension PolicyField {
  /// Says which roles may be meant, or that the standard ones are not there.
  func unknownRole(_ name: String, in roles: [RoleDefinition]) -> PolicyError {
    let isStandard = StandardPolicy.roles[name] != nil
    let hint =
      isStandard
      ? "add \"extends\": \"\(StandardPolicy.name)\" to start from the standard roles"
      : NearNames.hint(for: name, in: roles.map(\.name), "roles")
    return error("there is no role \(name); \(hint)")
  }
}
