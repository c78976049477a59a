import GraphFacts

/// Turns the file's JSON into a policy, or says which key is wrong.
struct PolicyDecoder {
  let places: JSONPlaces

  func decode(_ json: JSON) throws(PolicyError) -> Policy {
    let file = PolicyField(value: json, keyPath: "")
    if let old = file["builtInRoles"] { throw replaced(old) }
    try file.expectKeys([
      "$schema", "extends", "conventions", "roles", "modules", "exceptions", "rulesOff", "skip",
      "baseline", "ignore",
    ])
    var policy = Policy()
    let extends = try extendsStandard(file)
    if extends || file["roles"] != nil {
      policy.roles = try RoleTableDecoder(standard: extends ? StandardPolicy.roles : nil)
        .decode(file["roles"])
    }
    if let conventions = file["conventions"] {
      policy.conventions = try ConventionsDecoder().decode(
        conventions, onto: StandardPolicy.conventions)
    }
    if let modules = file["modules"] { try read(modules, into: &policy) }
    if let exceptions = file["exceptions"] {
      policy.exceptions = try ExceptionDecoder(places: places).decode(exceptions)
    }
    if let rules = file["rulesOff"] {
      policy.rulesOff = Set(
        try rules.items().each { item throws(PolicyError) in try item.ruleID() })
    }
    if let skip = file["skip"] { policy.skip = try skipped(skip) }
    policy.baseline = try file["baseline"]?.path()
    if let ignore = file["ignore"] { policy.ignore = try ignoreList(ignore) }
    return policy
  }

  /// What to write instead of the key that said whether the standard roles are there.
  private func replaced(_ old: PolicyField) -> PolicyError {
    let instead =
      old.value.bool == false
      ? "remove this key: roles that a file writes stand alone now"
      : "write \"extends\": \"\(StandardPolicy.name)\" instead"
    return old.error("this key is gone; \(instead)")
  }

  private func extendsStandard(_ file: PolicyField) throws(PolicyError) -> Bool {
    guard let field = file["extends"] else { return false }
    let name = try field.text()
    guard name == StandardPolicy.name else {
      throw field.error("there is no policy \(name); the only one is \(StandardPolicy.name)")
    }
    return true
  }

  private func read(_ modules: PolicyField, into policy: inout Policy) throws(PolicyError) {
    for (name, field) in try modules.members() {
      try field.expectKeys(["path", "role"])
      let imported = Module.name(ofTarget: name)
      guard !name.isEmpty, imported == name else {
        throw field.error("write the module's name as it is imported: \(imported)")
      }
      guard field["path"] != nil || field["role"] != nil else {
        throw field.error("a module needs a role, a path or both")
      }
      let role = try field["role"]?.text()
      if let role, policy.roles[role] == nil {
        let roles = policy.roles.roles
        throw field["role"]?.unknownRole(role, in: roles) ?? field.error("unknown role")
      }
      policy.roles.given[name] = role
      policy.modules.append(
        NamedModule(
          name: name, path: try field["path"]?.path(), position: places[field.keyPath] ?? .start))
    }
  }

  private func skipped(_ field: PolicyField) throws(PolicyError) -> [FolderPattern] {
    try field.items().each { item throws(PolicyError) in
      let path = try item.path()
      guard !path.isEmpty else { throw item.error("this skips the whole repository") }
      return FolderPattern(path)
    }
  }

  private func ignoreList(_ field: PolicyField) throws(PolicyError) -> IgnoreList {
    IgnoreList(
      try field.items().each { item throws(PolicyError) in
        let pattern = try item.text()
        if let fault = OwnersPattern.fault(in: pattern) {
          throw item.error("\(fault); patterns here are those of CODEOWNERS")
        }
        return pattern
      })
  }
}
