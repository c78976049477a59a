/// Where a piece of code belongs, before a shape says which target that is.
enum SynthModule: Hashable, Sendable {
  case domain, routing, network, design
  case domainTests
  case api(String), feature(String), featureTests(String)
  case app

  /// The module's name in the modular shape.
  var name: String {
    switch self {
    case .domain: "CommerceDomain"
    case .routing: "RoutingCore"
    case .network: "NetworkCore"
    case .design: "DesignCore"
    case .domainTests: "CommerceDomainTests"
    case .api(let team): team + "API"
    case .feature(let team): team + "Feature"
    case .featureTests(let team): team + "FeatureTests"
    case .app: "ShopApp"
    }
  }

  var isTests: Bool {
    switch self {
    case .domainTests, .featureTests: true
    default: false
    }
  }
}

/// One source file of the generated shop; nothing in it depends on the shape but its imports.
struct SynthFile: Sendable {
  var module: SynthModule
  /// With its ending.
  var name: String
  /// Modules of the toolchain, such as `Foundation`.
  var libraries: [String] = []
  var imports: [SynthModule] = []
  /// Imports whose types show in the file's public declarations.
  var publicImports: [SynthModule] = []
  /// The module under test.
  var tested: SynthModule?
  var body: String
}
