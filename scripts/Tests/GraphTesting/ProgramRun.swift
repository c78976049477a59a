package import GraphFacts

/// One program that ran to its end, with what it wrote as text.
package struct ProgramRun {
  package let ending: ProcessResult.Ending
  package let output: String
  package let errors: String

  /// A program that hangs is stopped after ten minutes.
  package init(_ command: Command) async {
    self.init(await ProcessPool(atOnce: 1, timeLimit: .seconds(600)).run(command))
  }

  package init(_ executable: String, _ arguments: String...) async {
    await self.init(Command(executable: executable, arguments: arguments))
  }

  private init(_ result: ProcessResult) {
    ending = result.ending
    output = String(decoding: result.output, as: UTF8.self)
    errors = String(decoding: result.errors, as: UTF8.self)
  }
}
