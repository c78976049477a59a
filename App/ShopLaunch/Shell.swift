import Foundation
public import ShellCore

/// Runs an app's shell for one command line, from its options to the exit status.
@MainActor
public struct Shell {
  private let usage: Usage
  private let console: any PlainConsole

  public init(command: String, console: any PlainConsole) {
    usage = Usage(command: command)
    self.console = console
  }

  /// Reads the arguments, builds the app and drives it until the person quits.
  ///
  /// - Parameters:
  ///   - patience: how long a server is waited for.
  ///   - build: builds the app, and tells the person in lines what it settled on the way.
  /// - Returns: the exit status: 0, or 2 for bad arguments.
  public func run(
    arguments: [String], environment: [String: String], patience: Patience = Patience(),
    build: (LaunchOptions, Connection) async -> (navigator: Navigator, news: [String])
  ) async -> Int32 {
    do {
      let options = try LaunchOptions(arguments: arguments)
      let connection = try await Connection(
        options: options, environment: environment, patience: patience, log: Self.log)
      defer { connection.close() }
      let app = await build(options, connection)
      app.news.forEach { console.write($0 + "\n") }
      let session = PlainSession(
        navigator: app.navigator, console: console, parseLink: DeepLink.route)
      await session.run(opening: options.link)
      return 0
    } catch LaunchOptions.Request.help {
      console.write(usage.help + "\n")
      return 0
    } catch LaunchOptions.Request.version {
      console.write(usage.version + "\n")
      return 0
    } catch LaunchOptions.Request.refuse(let reason) {
      Self.log("\(usage.command): \(reason); see --help")
      return 2
    } catch {
      Self.log("\(usage.command): \(error)")
      return 2
    }
  }

  /// Writes a line to the standard error, where all logs go.
  public nonisolated static func log(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
