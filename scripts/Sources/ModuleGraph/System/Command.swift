/// A program to run, found already: no shell and no search of `PATH`.
struct Command: Sendable {
  var executable: String
  var arguments: [String]
}

/// How a program ended, and what it wrote.
struct ProcessResult: Hashable, Sendable {
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case notStarted(SystemError)
  }

  var ending: Ending
  var output: [UInt8] = []
  var errors: [UInt8] = []
}
