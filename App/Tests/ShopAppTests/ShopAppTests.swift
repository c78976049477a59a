import Foundation
import PersistenceCore
import TerminalCoreTesting
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
      await run(commands, in: folder)
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

  @Test("the first screen does not wait for an open payment; its message stands before the prompt")
  func relaunch() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "ShopAppTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = await run(
      ["1"], in: folder, "--fail", "POST:/v1/payments=lost@1", "shop://checkout/1001")
    #expect(first.contains("We're checking your payment."))

    let second = await run(["tab profile"], in: folder)
    #expect(second.hasPrefix("# Stores\n"))
    #expect(second.contains("\nYour payment for order 1001 went through.\n> tab profile\n"))
    #expect(second.split(separator: "\n").filter { $0.contains("· Paid ·") }.count == 1)
    #expect(await run([], in: folder).hasPrefix("# Stores\n"))
  }

  @Test("a second process on the same folder is refused")
  func secondProcess() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "ShopAppTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lock = try FolderLock(folder: folder)
    #expect(await run("--plain", "--data", folder.path) == (2, ""))
    withExtendedLifetime(lock) {}
  }

  private func run(_ commands: [String], in folder: URL, _ arguments: String...) async -> String {
    let console = ScriptedConsole(commands + ["quit"])
    let status = await ShopApp.run(
      arguments: ["--plain", "--data", folder.path] + arguments, environment: [:],
      console: console, timeZone: .gmt)
    #expect(status == 0)
    return console.output
  }
}
