import GraphFacts

/// The manifests of a shape, from what the files import.
struct SynthManifests {
  private struct Target {
    var module: SynthModule
    /// Target names with a module of each, to tell its package.
    var dependencies: [String: SynthModule] = [:]
  }

  private let layout: SynthLayout
  /// By name.
  private var targets: [String: Target] = [:]

  init(layout: SynthLayout, files: [SynthFile]) {
    self.layout = layout
    for file in files {
      let name = layout.target(file.module)
      var target = targets[name] ?? Target(module: file.module)
      for module in file.imports + file.publicImports + (file.tested.map { [$0] } ?? [])
      where layout.target(module) != name {
        target.dependencies[layout.target(module)] = module
      }
      targets[name] = target
    }
  }

  /// Paths and texts.
  var files: [(path: String, text: String)] {
    let packages = Set(targets.values.compactMap { layout.package($0.module) }).sorted()
    return [("Package.swift", root(packages))]
      + packages.map { ("Packages/\($0)/Package.swift", manifest($0)) }
  }

  private func root(_ packages: [String]) -> String {
    let own = names { layout.package($0.module) == nil }
    let copies = names { layout.package($0.module) != nil && $0.module.isTests }
    return text(
      name: "Shop", products: [".executable(name: \"ShopApp\", targets: [\"ShopApp\"])"],
      packages: packages.map { "Packages/\($0)" }, targets: own + copies, in: nil)
  }

  private func manifest(_ package: String) -> String {
    let own = names { layout.package($0.module) == package }
    let libraries = own.filter { targets[$0]?.module.isTests == false }
    let others = Set(
      own.flatMap { targets[$0]?.dependencies.values.compactMap(layout.package) ?? [] })
    return text(
      name: package, products: libraries.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" },
      packages: others.subtracting([package]).sorted().map { "../\($0)" }, targets: own,
      in: package)
  }

  private func names(_ isWanted: (Target) -> Bool) -> [String] {
    targets.filter { isWanted($0.value) }.keys.sorted()
  }

  private func text(
    name: String, products: [String], packages: [String], targets: [String], in package: String?
  ) -> String {
    let list = { (lines: [String]) in lines.map { "    \($0),\n" }.joined() }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        products: [
      \(list(products))  ],
        dependencies: [
      \(list(packages.map { ".package(path: \"\($0)\")" }))  ],
        targets: [
      \(targets.map { entry($0, in: package) }.joined())  ]
      )

      """
  }

  private func entry(_ name: String, in package: String?) -> String {
    guard let target = targets[name] else { return "" }
    let dependencies = target.dependencies.sorted { $0.key < $1.key }.map { name, module in
      let home = layout.package(module)
      let spelled =
        home == package || home == nil
        ? "\"\(name)\"" : ".product(name: \"\(name)\", package: \"\(home ?? "")\")"
      return "        \(spelled),\n"
    }
    let kind =
      target.module.isTests
      ? "testTarget" : layout.target(target.module) == "ShopApp" ? "executableTarget" : "target"
    let path = package == nil ? "      path: \"\(layout.folder(target.module))\",\n" : ""
    return """
          .\(kind)(
            name: "\(name)",
            dependencies: [
      \(dependencies.joined())      ],
      \(path)      swiftSettings: settings
          ),

      """
  }
}
