/// What a change affects, and why.
struct Selection: Hashable, Sendable {
  /// Why a module is affected.
  enum Cause: Hashable, Sendable {
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
  enum Outcome: Hashable, Sendable {
    case modules([String])
    case manifest([String])
    case ignored(pattern: String)
    case nobody
  }

  struct Verdict: Hashable, Sendable {
    var change: Change
    var outcome: Outcome
  }

  struct Affected: Hashable, Sendable {
    /// A place in `Repository.modules`.
    var module: Int
    var cause: Cause
  }

  /// Why everything is affected; empty where it is not.
  var reasons: [String] = []
  var verdicts: [Verdict] = []
  /// In the repository's order.
  var modules: [Affected] = []
  /// Modules that were there before the change and are no more.
  var removed: [String] = []

  var isEverything: Bool { !reasons.isEmpty }

  static func everything(
    _ repository: Repository, because reasons: [String], verdicts: [Verdict] = []
  ) -> Selection {
    Selection(
      reasons: reasons, verdicts: verdicts,
      modules: repository.modules.indices.map { Affected(module: $0, cause: .everything) })
  }
}
