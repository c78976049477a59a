import GraphFacts

private let ruleID = "manifest-settings"

extension Rule {
  static let manifestSettings = Rule(
    id: ruleID,
    summary: "a manifest whose tools version, platforms or Swift settings differ from the root's"
  ) { graph in
    let repository = graph.repository
    guard let root = repository.packages.first(where: { $0.folder.isEmpty }) else { return [] }
    let usual = usualSettings(root)
    return repository.packages.flatMap { package in
      differences(package, root: root, usual: usual).map { what, position, key in
        Finding(
          rule: ruleID, path: package.manifestPath, position: position,
          message: "\(what); one setting everywhere lets code move between packages, so change it "
            + "to the root's", from: package.manifestPath, to: key)
      }
    }
  }

  private static func differences(
    _ package: Package, root: Package, usual wanted: [String]
  ) -> [(String, Position, key: String)] {
    var found: [(String, Position, key: String)] = []
    func compare(_ what: String, _ own: [String], _ wanted: [String], _ position: Position) {
      guard own.sorted() != wanted.sorted() else { return }
      let words = { (list: [String]) in
        list.isEmpty ? "none" : list.sorted().joined(separator: ", ")
      }
      found.append(
        (
          "\(what) differ from the root manifest's: \(words(own)) here, \(words(wanted)) there",
          position, what
        ))
    }
    compare(
      "tools versions", [package.manifest.toolsVersion], [root.manifest.toolsVersion], .start)
    compare("platforms", package.manifest.platforms, root.manifest.platforms, .start)
    compare(
      "language modes", package.manifest.languageModes, root.manifest.languageModes, .start)
    for target in package.manifest.targets where target.hasSwiftSettings {
      compare(
        "Swift settings of \(target.name)", target.swiftSettings, wanted,
        package.outline.position(ofTarget: target.name))
    }
    return found
  }

  /// What most of the root's targets have; a tie goes to the first.
  private static func usualSettings(_ root: Package) -> [String] {
    let all = root.manifest.targets.filter(\.hasSwiftSettings).map { $0.swiftSettings.sorted() }
    return all.max { left, right in
      all.count { $0 == left } < all.count { $0 == right }
    } ?? []
  }
}

extension Manifest.Target {
  fileprivate var hasSwiftSettings: Bool {
    switch kind {
    case .regular, .executable, .test, .macro: true
    case .plugin, .binary, .system: false
    }
  }
}
