import Foundation
import TerminalCoreTesting
import Testing

@testable import ShopApp

/// Payments over several launches on one folder, as a person has them.
@MainActor
@Suite struct StoredPaymentTests {
  private static let journal = "payment-attempts.json"
  private static let loseAnswer = ["--fail", "POST:/v1/payments=lost"]
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "StoredPaymentTests-\(UUID().uuidString)")

  private func run(_ commands: [String], _ arguments: [String] = []) async -> String {
    let console = ScriptedConsole(commands + ["quit"])
    let status = await ShopApp.run(
      arguments: ["--plain", "--data", folder.path] + arguments, environment: [:],
      console: console, timeZone: .gmt)
    #expect(status == 0)
    return console.output
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The state of the backend, changed where a change is given.
  private func backend(
    _ change: ((inout [String: Any]) -> Void)? = nil
  ) throws -> [String: Any] {
    let file = folder.appending(component: "backend.json")
    var state = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    if let change {
      change(&state)
      try JSONSerialization.data(withJSONObject: state).write(to: file)
    }
    return state
  }

  private func charges() throws -> Int { (try backend()["payments"] as? [Any])?.count ?? 0 }

  private func openAttempts() throws -> Int {
    let bytes = try Data(contentsOf: folder.appending(component: Self.journal))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [Any]).count
  }

  @Test("a payment whose key the server has forgotten is found by its attempt, and not made again")
  func forgottenKey() async throws {
    defer { remove() }
    _ = await run(["1"], Self.loseAnswer + ["shop://checkout/1001"])
    _ = try backend { $0["answers"] = ["answers": [String: Any]()] }
    #expect(await run([]).contains("\nYour payment for order 1001 went through.\n"))
    let checkout = await run([], ["shop://checkout/1001"])
    #expect(checkout.contains("[1] Pay €24.50"))
    #expect(try charges() == 1)
  }

  @Test("with a journal that leads nowhere, an order that was bought again is asked about")
  func danglingLink() async throws {
    defer { remove() }
    _ = await run(["1"], Self.loseAnswer + ["shop://checkout/1001"])
    let journal = folder.appending(component: Self.journal)
    try FileManager.default.removeItem(at: journal)
    try FileManager.default.createSymbolicLink(
      atPath: journal.path, withDestinationPath: "/no/such/volume/\(Self.journal)")

    #expect(await !run([]).contains("payment"))
    let asked = await run(["1", "2"], ["shop://checkout/1001"])
    #expect(asked.contains("\nOrder 1001 was bought again on "))
    #expect(asked.contains(" for €24.50. Buy it once more?\n[1] Buy once more\n[2] Cancel\n"))
    #expect(try charges() == 1)
    #expect(await run(["1", "1"], ["shop://checkout/1001"]).contains("\nOrder 1005 is paid\n"))
    #expect(try charges() == 2)
    #expect(try openAttempts() == 0)
  }

  @Test("a refusal of an unknown kind, again and again, leaves nothing open and charges nothing")
  func refusedAgain() async throws {
    defer { remove() }
    let refusing = ["--fail", "POST:/v1/payments=422"]
    let output = await run(["1", "1", "1"], refusing + ["shop://checkout/1001"])
    #expect(output.contains("\nThe payment was refused. Nothing was charged.\n[1] Pay €24.50\n"))
    for _ in 0..<2 { #expect(await !run([], refusing).contains("payment")) }
    #expect(try openAttempts() == 0)
    #expect(try charges() == 0)
  }

  @Test("what never reached the server is said at the launch, and charged by the next tap")
  func neverArrived() async throws {
    defer { remove() }
    _ = await run(["1"], ["--fail", "POST:/v1/payments=drop", "shop://checkout/1001"])
    #expect(
      await run([]).contains(
        "\nYour payment for order 1001 was not made. Nothing was charged.\n"))
    #expect(try charges() == 0)
    #expect(await run(["1"], ["shop://checkout/1001"]).contains("\nOrder 1004 is paid\n"))
    #expect(try charges() == 1)
    #expect(try openAttempts() == 0)
  }
}
