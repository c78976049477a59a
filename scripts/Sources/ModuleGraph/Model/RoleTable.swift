/// A module's role with what its name says besides.
struct ModuleRole: Hashable, Sendable {
  var role: String
  /// The name without the role's own part: `Checkout` of `CheckoutFeature`.
  var stem: String
}

/// What one role is named like and may import.
struct RoleDefinition: Hashable, Sendable {
  var name: String
  /// Names with one `*` each, or exact ones.
  var names: [String] = []
  /// Folders whose targets all have this role, whatever their names.
  var folders: [String] = []
  /// The role of test targets in these folders; nil where they have this role too.
  var testsAre: String?
  var mayImport: [Allowance]
  /// Where the module that this one stands for has one of these roles, only its own team's
  /// demos and tests import this one.
  var staysWithTeamOf: [String] = []
}

/// Something that a role may import.
enum Allowance: Hashable, Sendable {
  case everything
  case role(String)
  case module(String)
  /// A module of the role with the same stem.
  case own(String)
  /// The module that this one is named after: the one it fakes or tests.
  case subject
  /// What that module may import.
  case subjectImports
}

/// The roles of a repository: how modules get them and which may import which.
struct RoleTable: Hashable, Sendable {
  var roles: [RoleDefinition]

  static let standard = RoleTable(roles: [
    RoleDefinition(
      name: "App", folders: ["App"], testsAre: "Tests", mayImport: [.everything]),
    RoleDefinition(
      name: "Tool", folders: ["scripts"], mayImport: [.role("Tool")]),
    RoleDefinition(
      name: "Feature", names: ["*Feature"],
      mayImport: [.role("Interface"), .role("Domain"), .role("Core")]),
    RoleDefinition(
      name: "Interface", names: ["*API"], mayImport: [.role("Domain"), .module("RoutingCore")]),
    RoleDefinition(name: "Domain", names: ["*Domain"], mayImport: []),
    RoleDefinition(
      name: "Data", names: ["*Data"], mayImport: [.role("Domain"), .role("Core")]),
    RoleDefinition(name: "Core", names: ["*Core"], mayImport: [.role("Core")]),
    RoleDefinition(
      name: "Testing", names: ["*Testing"],
      mayImport: [.subject, .subjectImports, .role("Testing")], staysWithTeamOf: ["Feature"]),
    RoleDefinition(
      name: "Demo", names: ["*Demo"],
      mayImport: [
        .own("Feature"), .role("Interface"), .role("Domain"), .role("Core"), .role("Testing"),
      ]),
    RoleDefinition(
      name: "Tests", names: ["*Tests"],
      mayImport: [.subject, .subjectImports, .role("Testing")]),
  ])

  subscript(name: String) -> RoleDefinition? {
    roles.first { $0.name == name }
  }

  /// The role of a target; nil where nothing fits. Folders go before names.
  func role(ofModule name: String, kind: TargetKind, folder: String) -> ModuleRole? {
    for role in roles where role.folders.contains(where: { Path.contains($0, folder) }) {
      guard kind == .test, let tests = role.testsAre else {
        return ModuleRole(role: role.name, stem: name)
      }
      return ModuleRole(role: tests, stem: self[tests].flatMap { stem(of: name, in: $0) } ?? name)
    }
    // The longest fixed part wins: `FeatureTesting` before `Testing`.
    let fits = roles.flatMap { role in
      role.names.compactMap { pattern in
        NamePattern(pattern).stem(of: name).map { (pattern, ModuleRole(role: role.name, stem: $0)) }
      }
    }
    return fits.max { $0.0.utf8.count < $1.0.utf8.count }?.1
  }

  private func stem(of name: String, in role: RoleDefinition) -> String? {
    role.names.lazy.compactMap { NamePattern($0).stem(of: name) }.first
  }
}

/// A name with at most one `*` in it, which stands for at least one character.
struct NamePattern {
  private let before: Substring
  private let after: Substring?

  init(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    before = parts[0]
    after = parts.count > 1 ? parts[1] : nil
  }

  /// What the `*` stands for; the whole name where there is no `*`; nil where it does not fit.
  func stem(of name: String) -> String? {
    guard let after else { return name == before ? name : nil }
    guard name.hasPrefix(before), name.hasSuffix(after),
      name.utf8.count > before.utf8.count + after.utf8.count
    else { return nil }
    return String(name.dropFirst(before.count).dropLast(after.count))
  }
}
