import Foundation
import NavigationCore
public import ShopLaunch
public import TerminalCore

/// Runs an app in a terminal for one command line, from its options to the exit status.
@MainActor
public struct Shell {
  /// Builds the app. The last argument receives log lines.
  public typealias Build = (
    LaunchOptions, Connection, @escaping @Sendable (String) -> Void
  ) -> any LaunchedApp

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
  /// - Parameters:
  ///   - timeouts: how long the app waits for a server.
  ///   - embeddedServer: makes the server for a command line that names none.
  /// - Returns: the exit status: 0, 1 when the terminal is gone or the output cannot be written, 2
  ///   for bad arguments, or 128 and the number of the signal that ended it.
  public func run(
    arguments: [String], environment: [String: String], timeouts: Timeouts = Timeouts(),
    embeddedServer: Connection.EmbeddedServer, build: Build
  ) async -> Int32 {
    var held: HeldLog?
    do {
      let options = try LaunchOptions(arguments: arguments)
      let timeouts = timeouts.limited(to: options.timeout)
      // Lines on the terminal itself would tear the screens that are shown there.
      if !options.isPlain, terminal != nil, isatty(STDERR_FILENO) == 1 { held = HeldLog() }
      let log: @Sendable (String) -> Void = held?.write ?? StandardStreams.log
      let connection = try await Connection(
        options: options, environment: environment, timeouts: timeouts,
        embeddedServer: embeddedServer, log: log)
      // The connection holds the lock on the data folder, which has to outlast the session.
      defer { withExtendedLifetime(connection) {} }
      let app = build(options, connection, log)
      app.start()
      let status = try await drive(app, options, environment: environment, timeouts: timeouts)
      await held?.release(to: StandardStreams.log)
      return status
    } catch {
      await held?.release(to: StandardStreams.log)
      return report(error)
    }
  }

  private func drive(
    _ app: any LaunchedApp, _ options: LaunchOptions, environment: [String: String],
    timeouts: Timeouts
  ) async throws -> Int32 {
    guard let terminal, !options.isPlain else {
      let session = PlainSession(
        navigator: app.navigator, console: console, parseLink: DeepLink.route)
      try await session.run(opening: options.link) {
        try await printMessages(app.settlePayments(), within: timeouts)
      }
      return 0
    }
    let session = TerminalSession(
      navigator: app.navigator, driver: terminal,
      colors: TerminalColors(environment: environment), clock: timeouts.clock,
      parseLink: DeepLink.route)
    let status = try await session.run(opening: options.link) { app.settlePayments() }.status
    for message in session.messages { try console.write(message: message) }
    return status
  }

  /// Prints messages until the last one, or until the time for open payments is over.
  private func printMessages(
    _ messages: AsyncStream<String>, within timeouts: Timeouts
  ) async throws {
    let printing = Task {
      for await message in messages { try console.write(message: message) }
    }
    let limit = Task {
      try await timeouts.clock.sleep(for: timeouts.openPayments)
      printing.cancel()
    }
    defer { limit.cancel() }
    try await printing.value
  }

  /// Reports what happened instead of a session, and returns the exit status for it.
  private func report(_ error: any Error) -> Int32 {
    do {
      switch error {
      case LaunchOptions.Request.help: try console.write(usage.help + "\n")
      case LaunchOptions.Request.version: try console.write(usage.version + "\n")
      default: return failure(error)
      }
      return 0
    } catch {
      return failure(error)
    }
  }

  private func failure(_ error: any Error) -> Int32 {
    switch error {
    case LaunchOptions.Request.refuse(let reason):
      StandardStreams.log("\(usage.command): \(reason); see --help")
      return 2
    case let error as OutputError:
      if !error.isClosedByReader { StandardStreams.log("\(usage.command): \(error)") }
      return error.status
    default:
      StandardStreams.log("\(usage.command): \(error)")
      return error is TerminalError ? 1 : 2
    }
  }
}
