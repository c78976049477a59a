import Foundation
import Testing

@testable import ShopApp

@MainActor
@Suite struct ShopAppTests {
  private func run(_ arguments: String...) async -> (status: Int32, output: String) {
    let console = ScriptedConsole(["quit"])
    let status = await ShopApp.run(
      arguments: arguments, environment: [:], console: console, timeZone: .gmt)
    return (status, console.output)
  }

  @Test("bad arguments print nothing on the output and end with status 2")
  func badArguments() async {
    #expect(await run("--no-such-option") == (2, ""))
    #expect(await run("--locale") == (2, ""))
  }

  @Test("help and version are printed instead of a launch")
  func help() async {
    #expect(await run("--help").output.hasPrefix("usage: ShopApp "))
    #expect(await run("--version") == (0, "ShopApp 1.0\n"))
  }
}
