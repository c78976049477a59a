/// Turns the file's JSON into a configuration, or says which key is wrong.
struct ConfigurationDecoder {
  let places: JSONPlaces

  func decode(_ json: JSON) throws(ConfigurationError) -> Configuration {
    let file = ConfigurationField(value: json, keyPath: "")
    try file.expectKeys([
      "builtInRoles", "roles", "modules", "exceptions", "rulesOff", "skip", "baseline",
      "ignore",
    ])
    var configuration = Configuration()
    configuration.roles = try RoleTableDecoder().decode(
      file["roles"], onBuiltIn: try file["builtInRoles"]?.flag() ?? true)
    if let modules = file["modules"] {
      configuration.modules = try self.modules(modules, roles: configuration.roles)
    }
    for module in configuration.modules {
      configuration.roles.given[module.name] = module.role
    }
    if let exceptions = file["exceptions"] {
      configuration.exceptions = try ExceptionDecoder(places: places).decode(exceptions)
    }
    if let rules = file["rulesOff"] {
      configuration.rulesOff = Set(
        try rules.items().each { item throws(ConfigurationError) in try item.ruleID() })
    }
    if let skip = file["skip"] { configuration.skip = try skipped(skip) }
    configuration.baseline = try file["baseline"]?.path()
    if let ignore = file["ignore"] { configuration.ignore = try ignoreList(ignore) }
    return configuration
  }

  private func modules(
    _ field: ConfigurationField, roles: RoleTable
  ) throws(ConfigurationError) -> [ConfiguredModule] {
    try field.members().each { name, field throws(ConfigurationError) in
      try field.expectKeys(["path", "role"])
      let imported = GraphResolver.moduleName(name)
      guard !name.isEmpty, imported == name else {
        throw field.error("write the module's name as it is imported: \(imported)")
      }
      guard field["path"] != nil || field["role"] != nil else {
        throw field.error("a module needs a role, a path or both")
      }
      let role = try field["role"]?.text()
      if let role, roles[role] == nil {
        throw field["role"]?.unknownRole(role, in: roles.roles) ?? field.error("unknown role")
      }
      return ConfiguredModule(
        name: name, path: try field["path"]?.path(), role: role,
        position: places[field.keyPath] ?? .start)
    }
  }

  private func skipped(_ field: ConfigurationField) throws(ConfigurationError) -> [FolderPattern] {
    try field.items().each { item throws(ConfigurationError) in
      let path = try item.path()
      guard !path.isEmpty else { throw item.error("this skips the whole repository") }
      return FolderPattern(path)
    }
  }

  private func ignoreList(_ field: ConfigurationField) throws(ConfigurationError) -> IgnoreList {
    IgnoreList(
      try field.items().each { item throws(ConfigurationError) in
        let pattern = try item.text()
        if let fault = OwnersPattern.fault(in: pattern) {
          throw item.error("\(fault); patterns here are those of CODEOWNERS")
        }
        return pattern
      })
  }
}
