/// What a shape makes of the code: which target a module's files go to, and in which folder.
struct SynthLayout: Sendable {
  let shape: SynthShape

  /// The target that holds a module's files.
  func target(_ module: SynthModule) -> String {
    switch (shape, module) {
    case (.monolith, _): module.isTests ? "ShopAppTests" : "ShopApp"
    case (.tangled, .api(let team)): SynthModule.feature(team).name
    default: module.name
    }
  }

  /// The package of a module; nil for the root.
  func package(_ module: SynthModule) -> String? {
    guard shape != .monolith else { return nil }
    switch module {
    case .domain, .routing, .network, .design, .domainTests: return "Foundation"
    case .api(let team), .feature(let team), .featureTests(let team): return team
    case .app: return nil
    }
  }

  /// The target's folder, from the root.
  func folder(_ module: SynthModule) -> String {
    guard let package = package(module) else {
      return module.isTests ? "App/Tests/\(target(module))" : "App/\(target(module))"
    }
    return "Packages/\(package)/\(module.isTests ? "Tests" : "Sources")/\(target(module))"
  }

  func path(_ file: SynthFile) -> String {
    // In one target, folders are all that is left of the modules.
    let inside = shape == .monolith && file.module != .app ? "\(file.module.name)/" : ""
    return "\(folder(file.module))/\(inside)\(file.name)"
  }

  func text(_ file: SynthFile) -> String {
    let own = target(file.module)
    var lines: [String: String] = [:]
    for library in file.libraries { lines[library] = "import \(library)" }
    for name in file.imports.map(target) { lines[name] = "import \(name)" }
    for name in file.publicImports.map(target) { lines[name] = "public import \(name)" }
    if let tested = file.tested { lines[target(tested)] = "@testable import \(target(tested))" }
    lines[own] = nil
    let imports = lines.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
    return (imports.isEmpty ? "" : imports + "\n") + file.body
  }
}
