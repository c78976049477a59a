package import GraphFacts

/// What one role is named like and may import.
package struct RoleDefinition: Hashable, Sendable {
  package var name: String
  /// Names with one `*` each, or exact ones.
  package var names: [String] = []
  /// Folders whose targets all have this role, whatever their names.
  package var folders: [FolderPattern] = []
  /// The role of test targets in these folders; nil where they have this role too.
  var testsAre: String?
  package var mayImport: [Allowance] = []
  /// Where the module that this one stands for has one of these roles, only its own team's
  /// demos and tests import this one.
  var staysWithTeamOf: [String] = []
  /// What else is asked of its modules.
  package var traits: Set<Trait> = []

  package enum Trait: String, CaseIterable, Hashable, Sendable {
    /// One public type, the entry point: rule `entry-point`.
    case onePublicType
    /// Routes, entries and what they mention: rules `interface-surface` and `unhandled-route`.
    case routesOnly
    /// Where routes are registered: rule `unhandled-route`.
    case compositionRoot
    /// Packages of such modules are tested by a command of their own: rule `unlisted-tests`.
    case testedAlone
  }

  /// Whether its modules are named after another one, as tests, fakes and demos are.
  var standsForAnother: Bool {
    mayImport.contains { allowance in
      switch allowance {
      case .subject, .subjectImports, .own: true
      case .everything, .role, .module: false
      }
    }
  }
}

extension RoleDefinition {
  /// What its modules may import, as people read it.
  package var allowedWords: [String] {
    guard !mayImport.isEmpty else { return ["nothing"] }
    return mayImport.map { allowance in
      switch allowance {
      case .everything: "everything"
      case .role(let name), .module(let name): name
      case .own(let name): "its own \(name)"
      case .subject: "the module that it is named after"
      case .subjectImports: "what that one may import"
      }
    }
  }
}

/// Something that a role may import.
package enum Allowance: Hashable, Sendable {
  case everything
  case role(String)
  case module(String)
  /// A module of the role that this one is named after: `CheckoutDemo` shows `CheckoutFeature`.
  case own(String)
  /// The module that this one is named after: the one it fakes or tests.
  case subject
  /// What that module may import.
  case subjectImports
}

/// A module's role with what its name says besides.
package struct ModuleRole: Hashable, Sendable {
  package var role: String
  /// The name without the role's own part: `Checkout` of `CheckoutFeature`.
  var stem: String
}
