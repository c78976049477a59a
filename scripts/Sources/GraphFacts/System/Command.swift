/// A program to run, found already: no shell and no search of `PATH`.
package struct Command: Sendable {
  package var executable: String
  package var arguments: [String]

  package init(
    executable: String, arguments: [String]
  ) {
    self.executable = executable
    self.arguments = arguments
  }
}

/// How a program ended, and what it wrote.
package struct ProcessResult: Hashable, Sendable {
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case notStarted(SystemError)
  }

  package var ending: Ending
  package var output: [UInt8] = []
  package var errors: [UInt8] = []

  package init(
    ending: Ending, output: [UInt8] = [], errors: [UInt8] = []
  ) {
    self.ending = ending
    self.output = output
    self.errors = errors
  }
}
