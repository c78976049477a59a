package import GraphFacts

/// What a change affects, and why.
package struct Selection: Hashable, Sendable {
  /// Why a module is affected.
  package enum Cause: Hashable, Sendable {
    case everything
    /// Files of its own, sorted.
    case files([String])
    case manifest(String)
    /// It uses a module that is affected.
    case uses(String)
    /// It used one before the change.
    case used(String)
  }

  /// What became of a changed file.
  package enum Outcome: Hashable, Sendable {
    case modules([String])
    case manifest([String])
    case ignored(pattern: String)
    case nobody
  }

  package struct Verdict: Hashable, Sendable {
    package var change: Change
    package var outcome: Outcome
  }

  package struct Affected: Hashable, Sendable {
    /// A place in `Repository.modules`.
    package var module: Int
    package var cause: Cause
  }

  /// Why everything is affected; empty where it is not.
  package var reasons: [String] = []
  package var verdicts: [Verdict] = []
  /// In the repository's order.
  package var modules: [Affected] = []
  /// Modules that were there before the change and are no more.
  package var removed: [String] = []

  package var isEverything: Bool { !reasons.isEmpty }

  package static func everything(
    _ repository: Repository, because reasons: [String], verdicts: [Verdict] = []
  ) -> Selection {
    Selection(
      reasons: reasons, verdicts: verdicts,
      modules: repository.modules.indices.map { Affected(module: $0, cause: .everything) })
  }
}
