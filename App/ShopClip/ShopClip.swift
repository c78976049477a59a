import DemoBackend
import Foundation
import ShopLaunch
import ShopTerminal
import TerminalCore

/// The shop's clip: one checkout by link, and nothing else.
@main
struct ShopClip {
  static func main() async {
    StandardStreams.reserve()
    let environment = ProcessInfo.processInfo.environment
    let status = await run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      console: StandardConsole(),
      terminal: PosixTerminal.isUsable(environment: environment)
        ? PosixTerminal(environment: environment) : nil
    )
    ExitStatus.exit(with: status)
  }

  /// Runs the app for one command line and returns the exit status.
  @MainActor
  static func run(
    arguments: [String], environment: [String: String], console: any PlainConsole,
    terminal: (any TerminalDriver)? = nil
  ) async -> Int32 {
    await Shell(command: "ShopClip", console: console, terminal: terminal).run(
      arguments: arguments, environment: environment,
      embeddedServer: DemoBackend.init(arguments:store:log:)
    ) { options, connection, log in
      CompositionRoot(
        connection: connection,
        flags: options.flags,
        locales: FormattingLocales(option: options.locale, environment: environment),
        log: log
      )
    }
  }
}
