package import GraphFacts

/// One thing that a program does. A new one is a file of its own and a line where the program lists
/// its verbs.
package protocol Subcommand: Sendable {
  /// The word that names it on the command line.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// What somebody has to know to use it, as lines of at most 80 columns.
  static var discussion: String { get }
  /// What stands after its name; a line for each form.
  static var usage: [String] { get }
  /// Its own options.
  static var options: [Option] { get }
  /// A command line that works, after the program's name, and what it is for.
  static var example: (command: String, purpose: String) { get }

  /// Reads what stands after the command's name.
  init(_ arguments: inout Arguments) throws(UsageError)

  func run(_ streams: Streams, _ services: Services) async -> ExitCode
}

/// Where a command's words go.
package struct Streams: Sendable {
  /// Results.
  package let output: Output
  /// Everything about the run itself.
  package let errors: Output

  package init(output: Output, errors: Output) {
    self.output = output
    self.errors = errors
  }
}

/// Arguments that make no sense, with what to write instead.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
