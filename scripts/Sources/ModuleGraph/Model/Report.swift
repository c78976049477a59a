/// What one check has to say: the value that every format is written from.
struct Report: Sendable {
  /// Every rule that could have had something to say, so that a format can list them.
  var rules: [RuleLabel]
  /// What fails the check, sorted.
  var findings: [Finding]
  /// What kept the tool from judging, sorted.
  var problems: [Problem]
  var counts: Counts
  /// What passes because the baseline has it, sorted.
  var known: [Finding] = []
  /// Whether only some files were to be judged.
  var isLimited = false
  /// Nil where there is no baseline.
  var baseline: Ratchet.Counts?

  struct RuleLabel: Hashable, Sendable {
    var id: String
    /// What the rule finds, in one line.
    var summary: String
  }

  /// How much was looked at.
  struct Counts: Hashable, Sendable {
    var modules = 0
    var files = 0
  }

  /// Whether everything could be judged.
  var isComplete: Bool { !problems.contains(where: \.isFatal) }

  /// What could not be judged goes before what was found.
  var exitCode: ExitCode {
    guard isComplete else { return .couldNotJudge }
    return findings.isEmpty ? .clean : .findings
  }
}

/// How bad something is, in the words that every format shares.
enum Severity: String, Sendable {
  case error, warning
}

extension Finding {
  /// A finding fails the check, whatever its rule.
  var severity: Severity { .error }
}

extension Problem {
  var severity: Severity { isFatal ? .error : .warning }
}

extension Reading {
  /// How much was judged.
  var counts: Report.Counts {
    guard let selection else {
      return Report.Counts(
        modules: repository.modules.count,
        files: repository.modules.reduce(0) { $0 + $1.files.count })
    }
    let files = repository.modules.map { module in
      module.files.count { selection.paths.contains($0.path) }
    }
    return Report.Counts(modules: files.count { $0 > 0 }, files: files.reduce(0, +))
  }
}
