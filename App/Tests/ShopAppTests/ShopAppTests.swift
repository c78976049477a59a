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

  @Test("with a data folder, basket, orders and favourites are as they were left")
  func dataFolder() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "ShopAppTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func session(_ commands: String...) async -> String {
      let console = ScriptedConsole(commands + ["quit"])
      let status = await ShopApp.run(
        arguments: ["--plain", "--data", folder.path], environment: [:], console: console,
        timeZone: .gmt)
      #expect(status == 0)
      return console.output
    }
    _ = await session(
      "open shop://store/corner-deli", "1", "9", "open shop://checkout/1001", "1")
    let output = await session("tab basket", "tab profile", "open shop://favourites")
    #expect(output.contains("Basket, 4 items"))
    #expect(output.contains("Order 1004 · Paid"))
    #expect(output.contains("[2] Corner Deli\n"))
  }

  @Test("a data folder that cannot be used is told, with status 2")
  func badFolder() async {
    #expect(await run("--plain", "--data", "/dev/null/x") == (2, ""))
  }
}
