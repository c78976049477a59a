import DemoBackend
import Foundation
import ShopLaunch
import ShopTerminal
import TerminalCore

/// The shop, with every feature.
@main
struct ShopApp {
  static func main() async {
    StandardStreams.reserve()
    let environment = ProcessInfo.processInfo.environment
    let status = await run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      console: StandardConsole(),
      terminal: PosixTerminal.isUsable(environment: environment)
        ? PosixTerminal(environment: environment) : nil,
      timeZone: .current
    )
    ExitStatus.exit(with: status)
  }

  /// Runs the app for one command line and returns the exit status.
  @MainActor
  static func run(
    arguments: [String], environment: [String: String], console: any PlainConsole,
    terminal: (any TerminalDriver)? = nil, timeZone: TimeZone, timeouts: Timeouts = Timeouts()
  ) async -> Int32 {
    await Shell(command: "ShopApp", console: console, terminal: terminal).run(
      arguments: arguments, environment: environment, timeouts: timeouts,
      embeddedServer: DemoBackend.init(arguments:store:log:)
    ) { options, connection, log in
      CompositionRoot(
        connection: connection,
        flags: options.flags,
        locales: FormattingLocales(option: options.locale, environment: environment),
        timeZone: timeZone,
        log: log
      )
    }
  }
}
