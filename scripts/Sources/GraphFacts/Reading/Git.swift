/// The git that a shell would run, in one repository. It takes no locks and changes nothing.
package struct Git: Sendable {
  let program: String
  package let folder: String
  private let pool: ProcessPool

  /// Why git gave no answer.
  package struct Failure: Error, Hashable {
    /// In git's own words.
    package var message: String

    package init(
      message: String
    ) {
      self.message = message
    }
  }

  /// Nil where there is no `git` on `PATH`. The clock measures a minute for each command.
  package init?(
    folder: String, clock: any Clock<Duration>, path: String? = FileSystem.environment("PATH")
  ) {
    let places = (path ?? "").split(separator: ":").map { Path.join(String($0), "git") }
    guard let program = places.first(where: FileSystem.isExecutable) else { return nil }
    self.program = program
    self.folder = folder
    pool = ProcessPool(
      atOnce: ProcessPool.processorCount, timeLimit: .seconds(60), clock: clock)
  }

  private init(program: String, folder: String, pool: ProcessPool) {
    self.program = program
    self.folder = folder
    self.pool = pool
  }

  func at(_ folder: String) -> Git { Git(program: program, folder: folder, pool: pool) }

  /// What a command prints.
  package func callAsFunction(_ arguments: String...) async throws(Failure) -> [UInt8] {
    try await all([arguments])[0]
  }

  /// A line that a command prints, without its end.
  package func line(_ arguments: String...) async throws(Failure) -> String {
    let text = String(decoding: try await all([arguments])[0], as: UTF8.self)
    return String(text.prefix { !$0.isNewline })
  }

  /// What several commands print, which run side by side.
  package func all(_ commands: [[String]]) async throws(Failure) -> [[UInt8]] {
    let prefix = ["--no-optional-locks", "-C", folder]
    let results = await pool.run(
      commands.map { Command(executable: program, arguments: prefix + $0) })
    var outputs: [[UInt8]] = []
    for (command, result) in zip(commands, results) {
      guard result.ending == .exited(0) else { throw failure(command, result) }
      outputs.append(result.output)
    }
    return outputs
  }

  private func failure(_ command: [String], _ result: ProcessResult) -> Failure {
    let words = String(decoding: result.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    if let first = words.first { return Failure(message: String(first)) }
    let name = command.first ?? ""
    switch result.ending {
    case .exited(let code): return Failure(message: "git \(name) ended with \(code)")
    case .signalled(let signal): return Failure(message: "git \(name) ended by signal \(signal)")
    case .timedOut: return Failure(message: "git \(name) took longer than a minute")
    case .notStarted(let error): return Failure(message: "cannot start git: \(error)")
    }
  }
}

extension [UInt8] {
  /// The texts between zero bytes, as git's `-z` writes them.
  package var zeroSeparated: [String] {
    split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
