package import GraphFacts

/// One thing that the program does. A new one is a file beside this one and a line in
/// ``ModGraph/commands``.
package protocol Subcommand: Sendable {
  /// The word that names it on the command line.
  static var name: String { get }
  /// How it is used, after the program's name; a line for each form.
  static var usage: [String] { get }
  /// What it does, in one line.
  static var summary: String { get }

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
}

/// Arguments that make no sense, in words for people.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
