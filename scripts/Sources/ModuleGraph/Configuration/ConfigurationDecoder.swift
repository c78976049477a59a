/// Turns the file's JSON into a configuration, or says which key is wrong.
struct ConfigurationDecoder {
  func decode(_ json: JSON) throws(ConfigurationError) -> Configuration {
    let file = ConfigurationField(value: json, keyPath: "")
    try file.expectKeys(["skip", "baseline", "ignore"])
    var configuration = Configuration()
    if let skip = file["skip"] { configuration.skip = try skipped(skip) }
    configuration.baseline = try file["baseline"]?.path()
    if let ignore = file["ignore"] { configuration.ignore = try ignoreList(ignore) }
    return configuration
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
