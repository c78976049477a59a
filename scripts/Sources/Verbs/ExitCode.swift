import GraphFacts

/// What the process tells the shell: never a count.
package enum ExitCode: Int32, Sendable {
  /// Nothing to complain of.
  case clean = 0
  /// At least one finding.
  case findings = 1
  /// Something could not be judged. This goes before findings.
  case couldNotJudge = 2
}
