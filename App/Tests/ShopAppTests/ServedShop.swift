import DemoBackend
import Foundation
import NetworkCore
import NetworkCoreTesting
import ShopLaunch
import TerminalCoreTesting
import Testing

@testable import ShopApp

/// A server on this machine, and the app as it talks to it: over sockets, with all steps of a
/// call, in a data folder of its own.
@MainActor
final class ServedShop {
  nonisolated static let refreshToken = "SECRET-first"
  /// Longer than a machine that is busy with other tests lets anybody wait.
  private nonisolated static let endless = Timeouts(oneTry: .seconds(600), wholeCall: .seconds(600))

  let server: LoopbackServer
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "ServedShop-\(UUID().uuidString)")

  init(
    _ transport: any HTTPTransport = DemoBackend(), plan: @escaping FaultPlan = { _, _ in nil }
  ) throws {
    server = try LoopbackServer(serving: transport, plan: plan)
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the app until its commands are done; what it printed.
  func run(
    _ commands: [String] = ["quit"], _ arguments: [String] = ["--plain"],
    timeouts: Timeouts = endless
  ) async -> String {
    let console = ScriptedConsole(commands)
    let status = await ShopApp.run(
      arguments: arguments + ["--server", server.address, "--data", folder.path],
      environment: ["SHOP_REFRESH_TOKEN": Self.refreshToken], console: console, timeZone: .gmt,
      timeouts: timeouts)
    #expect(status == 0)
    return console.output
  }
}
