import Foundation
public import ShellCore

/// Runs an app's shell for one command line, from its options to the exit status.
@MainActor
public struct Shell {
  /// Builds the app, and tells the person in lines what it settled on the way. The closure takes
  /// lines for whoever looks after the app.
  public typealias Build = (
    LaunchOptions, Connection, @escaping @Sendable (String) -> Void
  ) async -> (navigator: Navigator, news: [String])

  private let usage: Usage
  private let console: any PlainConsole
  private let terminal: (any TerminalDriver)?

  /// - Parameter terminal: where full-screen mode runs; nil where only plain mode can.
  public init(command: String, console: any PlainConsole, terminal: (any TerminalDriver)?) {
    usage = Usage(command: command)
    self.console = console
    self.terminal = terminal
  }

  /// Reads the arguments, builds the app and drives it until the person quits.
  ///
  /// - Parameter patience: how long a server is waited for.
  /// - Returns: the exit status: 0, 1 when the terminal is gone, 2 for bad arguments, or 128 and
  ///   the number of the signal that ended it.
  public func run(
    arguments: [String], environment: [String: String], patience: Patience = Patience(),
    build: Build
  ) async -> Int32 {
    var held: HeldLog?
    let status: Int32
    do {
      let options = try LaunchOptions(arguments: arguments)
      let terminal = options.isPlain ? nil : terminal
      // Lines on the terminal itself would tear the screens that are shown there.
      if terminal != nil, isatty(STDERR_FILENO) == 1 { held = HeldLog() }
      let log: @Sendable (String) -> Void = held?.write ?? Self.log
      let connection = try await Connection(
        options: options, environment: environment, patience: patience, log: log)
      defer { connection.close() }
      let app = await build(options, connection, log)
      if let terminal {
        defer { tell(app.news) }
        let session = TerminalSession(
          navigator: app.navigator, driver: terminal,
          colors: TerminalColors(environment: environment), parseLink: DeepLink.route)
        status = try await session.run(opening: options.link, news: app.news.first).status
      } else {
        tell(app.news)
        let session = PlainSession(
          navigator: app.navigator, console: console, parseLink: DeepLink.route)
        await session.run(opening: options.link)
        status = 0
      }
    } catch {
      await held?.release(to: Self.log)
      return tell(error)
    }
    await held?.release(to: Self.log)
    return status
  }

  private func tell(_ news: [String]) {
    news.forEach { console.write($0 + "\n") }
  }

  /// Tells what happened instead of a session, and returns the exit status for it.
  private func tell(_ error: any Error) -> Int32 {
    switch error {
    case LaunchOptions.Request.help:
      console.write(usage.help + "\n")
      return 0
    case LaunchOptions.Request.version:
      console.write(usage.version + "\n")
      return 0
    case LaunchOptions.Request.refuse(let reason):
      Self.log("\(usage.command): \(reason); see --help")
      return 2
    default:
      Self.log("\(usage.command): \(error)")
      return error is TerminalError ? 1 : 2
    }
  }

  /// Writes a line to the standard error, where all logs go.
  public nonisolated static func log(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
