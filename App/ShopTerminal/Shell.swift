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
  /// - Returns: the exit status: 0, 1 when the terminal is gone, 2 for bad arguments, or 128 and
  ///   the number of the signal that ended it.
  public func run(
    arguments: [String], environment: [String: String], timeouts: Timeouts = Timeouts(),
    embeddedServer: Connection.EmbeddedServer, build: Build
  ) async -> Int32 {
    var held: HeldLog?
    let status: Int32
    do {
      let options = try LaunchOptions(arguments: arguments)
      let timeouts = timeouts.limited(to: options.timeout)
      let terminal = options.isPlain ? nil : terminal
      // Lines on the terminal itself would tear the screens that are shown there.
      if terminal != nil, isatty(STDERR_FILENO) == 1 { held = HeldLog() }
      let log: @Sendable (String) -> Void = held?.write ?? Self.log
      let connection = try await Connection(
        options: options, environment: environment, timeouts: timeouts,
        embeddedServer: embeddedServer, log: log)
      // The connection holds the lock on the data folder, which has to outlast the session.
      defer { withExtendedLifetime(connection) {} }
      let app = build(options, connection, log)
      app.start()
      if let terminal {
        let session = TerminalSession(
          navigator: app.navigator, driver: terminal,
          colors: TerminalColors(environment: environment), clock: timeouts.clock,
          parseLink: DeepLink.route)
        status = try await session.run(opening: options.link) { app.settlePayments() }.status
        session.messages.forEach { console.write($0 + "\n") }
      } else {
        let session = PlainSession(
          navigator: app.navigator, console: console, parseLink: DeepLink.route)
        await session.run(opening: options.link) {
          await printMessages(app.settlePayments(), within: timeouts)
        }
        status = 0
      }
    } catch {
      await held?.release(to: Self.log)
      return report(error)
    }
    await held?.release(to: Self.log)
    return status
  }

  /// Prints messages until the last one, or until the time for open payments is over.
  private func printMessages(_ messages: AsyncStream<String>, within timeouts: Timeouts) async {
    let printing = Task {
      for await message in messages { console.write(message + "\n") }
    }
    let limit = Task {
      try await timeouts.clock.sleep(for: timeouts.openPayments)
      printing.cancel()
    }
    await printing.value
    limit.cancel()
  }

  /// Reports what happened instead of a session, and returns the exit status for it.
  private func report(_ error: any Error) -> Int32 {
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
