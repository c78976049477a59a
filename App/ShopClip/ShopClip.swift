import Foundation
import ShellCore
import ShopLaunch

/// The shop's clip: one checkout by link, and nothing else.
@main
struct ShopClip {
  static func main() async {
    let status = await run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      console: StandardConsole()
    )
    exit(status)
  }

  /// Runs the app for one command line and returns the exit status.
  @MainActor
  static func run(
    arguments: [String], environment: [String: String], console: any PlainConsole
  ) async -> Int32 {
    await Shell(command: "ShopClip", console: console).run(
      arguments: arguments, environment: environment
    ) { options, connection in
      let root = CompositionRoot(
        connection: connection,
        flags: options.flags,
        locale: .chosen(option: options.locale, environment: environment),
        log: Shell.log
      )
      return (root.navigator, await root.settle())
    }
  }
}
