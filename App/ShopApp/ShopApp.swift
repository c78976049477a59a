import Foundation
import ShellCore
import ShopLaunch

/// The shop, with every feature.
@main
struct ShopApp {
  static func main() async {
    let status = await run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      console: StandardConsole(), timeZone: .current
    )
    exit(status)
  }

  /// Runs the app for one command line and returns the exit status.
  @MainActor
  static func run(
    arguments: [String], environment: [String: String], console: any PlainConsole,
    timeZone: TimeZone, patience: Patience = Patience()
  ) async -> Int32 {
    await Shell(command: "ShopApp", console: console).run(
      arguments: arguments, environment: environment, patience: patience
    ) { options, connection in
      let root = CompositionRoot(
        connection: connection,
        flags: options.flags,
        locale: .chosen(option: options.locale, environment: environment),
        timeZone: timeZone,
        log: Shell.log
      )
      return (root.navigator, await root.settle())
    }
  }
}
