/// The program: arguments in, text and an exit code out.
public struct ModGraph: Sendable {
  private let output: Output
  private let errors: Output

  /// Prints results to `output` and everything about the run itself to `errors`.
  public init(output: Output = .standardOutput, errors: Output = .standardError) {
    self.output = output
    self.errors = errors
  }

  /// Runs one command line, without the program's name.
  public func run(_ arguments: [String]) async -> ExitCode {
    do throws(UsageError) {
      let options = try CheckOptions(arguments)
      return await CheckCommand(options: options, output: output, errors: errors).run()
    } catch {
      errors.line("error: \(error.message)")
      return .couldNotJudge
    }
  }
}

/// Arguments that make no sense, in words for people.
struct UsageError: Error {
  let message: String
}
