/// Reads what `swift package dump-package` prints.
struct ManifestDecoder {
  /// What the dump lacks or has in a form that this reader does not know.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  func decode(_ dump: JSON) throws(Failure) -> Manifest {
    Manifest(
      name: try string(dump, "name"),
      toolsVersion: try string(dump["toolsVersion"] ?? .null, "_version"),
      platforms: array(dump, "platforms").map {
        "\($0["platformName"]?.string ?? "") \($0["version"]?.string ?? "")"
      },
      languageModes: dump["swiftLanguageVersions"]?.strings ?? [],
      products: try map(array(dump, "products"), product),
      dependencies: array(dump, "dependencies").compactMap(reference),
      targets: try map(array(dump, "targets"), target))
  }

  private func product(_ json: JSON) throws(Failure) -> Manifest.Product {
    let type = json["type"]?.members?.first
    return Manifest.Product(
      name: try string(json, "name"), targets: json["targets"]?.strings ?? [],
      kind: type?.key ?? "", libraryType: type?.value.strings?.first)
  }

  private func reference(_ json: JSON) -> Manifest.PackageReference? {
    guard let kind = json.members?.first, let body = kind.value.array?.first,
      let identity = body["identity"]?.string
    else { return nil }
    return Manifest.PackageReference(
      identity: identity.lowercased(),
      name: body["nameForTargetDependencyResolutionOnly"]?.string,
      path: kind.key == "fileSystem" ? body["path"]?.string : nil)
  }

  private func target(_ json: JSON) throws(Failure) -> Manifest.Target {
    let name = try string(json, "name")
    guard let kind = TargetKind(rawValue: try string(json, "type")) else {
      throw Failure(description: "the target \(name) is of a kind that is not known")
    }
    return Manifest.Target(
      name: name, kind: kind, path: json["path"]?.string, sources: json["sources"]?.strings,
      exclude: json["exclude"]?.strings ?? [],
      resources: array(json, "resources").map {
        Manifest.Resource(
          path: $0["path"]?.string ?? "", isCopied: $0["rule"]?.members?.first?.key == "copy")
      },
      dependencies: try map(array(json, "dependencies"), dependency),
      plugins: array(json, "pluginUsages").compactMap(plugin),
      swiftSettings: array(json, "settings").filter { $0["tool"]?.string == "swift" }.map(setting))
  }

  private func dependency(_ json: JSON) throws(Failure) -> Manifest.Dependency {
    guard let member = json.members?.first, let parts = member.value.array,
      let name = parts.first?.string
    else { throw Failure(description: "a dependency in a form that is not known") }
    let platforms = parts.last?["platformNames"]?.strings
    let spelling: Manifest.Dependency.Spelling
    switch member.key {
    case "byName": spelling = .byName
    case "target": spelling = .target
    case "product": spelling = .product(package: parts.dropFirst().first?.string)
    default: throw Failure(description: "a dependency of the unknown kind \(member.key)")
    }
    return Manifest.Dependency(
      name: name, spelling: spelling, platforms: platforms?.isEmpty == true ? nil : platforms)
  }

  private func plugin(_ json: JSON) -> Manifest.Dependency? {
    guard let parts = json["plugin"]?.array, let name = parts.first?.string else { return nil }
    let package = parts.dropFirst().first?.string
    return Manifest.Dependency(
      name: name, spelling: package == nil ? .target : .product(package: package), platforms: nil)
  }

  private func setting(_ json: JSON) -> String {
    var words: [String] = []
    for kind in json["kind"]?.members ?? [] {
      words.append(kind.key)
      for value in kind.value.members ?? [] {
        words += value.value.string.map { [$0] } ?? value.value.strings ?? []
      }
    }
    let platforms = json["condition"]?["platformNames"]?.strings ?? []
    let configuration = json["condition"]?["config"]?.string
    let conditions = platforms.sorted() + (configuration.map { [$0] } ?? [])
    if !conditions.isEmpty { words.append("when " + conditions.joined(separator: ", ")) }
    return words.joined(separator: " ")
  }

  private func string(_ json: JSON, _ key: String) throws(Failure) -> String {
    guard let value = json[key]?.string else { throw Failure(description: "no \"\(key)\"") }
    return value
  }

  private func array(_ json: JSON, _ key: String) -> [JSON] {
    json[key]?.array ?? []
  }

  private func map<Value>(
    _ items: [JSON], _ read: (JSON) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for item in items { values.append(try read(item)) }
    return values
  }
}
