/// What the process tells the shell: never a count.
package enum ExitCode: Int32, Sendable {
  /// Nothing was found.
  case clean = 0
  /// At least one finding.
  case findings = 1
  /// Something could not be judged or written. This goes before findings.
  case couldNotJudge = 2
  /// The command line makes no sense, as `sysexits.h` has it.
  case usage = 64
}
