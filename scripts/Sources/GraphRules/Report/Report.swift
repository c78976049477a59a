package import GraphFacts

/// What one check has to say: the value that every format is written from.
package struct Report: Sendable {
  /// Every rule that could have had something to say, so that a format can list them.
  package var rules: [RuleLabel]
  /// What fails the check, sorted.
  package var findings: [Finding]
  /// What kept the tool from judging, sorted.
  package var problems: [Problem]
  package var counts: Counts
  /// What passes because the baseline has it, sorted.
  package var known: [Finding] = []
  /// Whether only some files were to be judged.
  package var isLimited = false
  /// Nil where there is no baseline.
  package var baseline: Ratchet.Counts?

  package struct RuleLabel: Hashable, Sendable {
    package var id: String
    /// What the rule finds, in one line.
    package var summary: String
  }

  /// How much was looked at.
  package struct Counts: Hashable, Sendable {
    package var modules = 0
    package var files = 0
  }

  /// Whether everything could be judged.
  package var isComplete: Bool { !problems.contains(where: \.isFatal) }

  /// What a check comes to, with the exit status of a program that ends with it.
  package enum Verdict: Int32, Sendable {
    case clean = 0
    case findings = 1
    case couldNotJudge = 2
  }

  /// What could not be judged goes before what was found.
  package var verdict: Verdict {
    guard isComplete else { return .couldNotJudge }
    return findings.isEmpty ? .clean : .findings
  }
}

extension Finding {
  /// A finding fails the check, whatever its rule.
  package var severity: Severity { .error }
}
