import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Kills the real program between Pay and the receipt, starts it again on the same folder, and
/// counts the charges in the backend's ledger.
///
/// The moment of a kill is real time from a seeded list: a crash is not something that can be
/// injected. `ci/soak` runs the long form.
@Suite(
  .serialized,
  .enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct CrashTests {
  private static let kills = ProcessInfo.processInfo.environment["SOAK"] == "1" ? 200 : 6

  @Test("whenever it is killed, a durable key leads to exactly one charge, and none to none")
  func crash() async throws {
    var outcomes: [Int] = []
    for round in 0..<Self.kills {
      let folder = FileManager.default.temporaryDirectory
        .appending(component: "CrashTests-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      // Spread over the 120 ms in which a payment is loaded, sent and answered; 7919 is a prime.
      try await pay(in: folder, killedAfter: .milliseconds(round * 7919 % 120))

      let journal = folder.appending(component: "payment-attempts.json")
      let wasDurable = FileManager.default.fileExists(atPath: journal.path)
      _ = try await run(["--plain", "--data", folder.path], input: "quit\n").status()
      let charges = try charges(in: folder)
      #expect(charges == (wasDurable ? 1 : 0), "round \(round)")
      outcomes.append(charges)
    }
    print("killed \(outcomes.count) times: \(outcomes.filter { $0 == 1 }.count) charged once")
  }

  private func pay(in folder: URL, killedAfter time: Duration) async throws {
    let program = try run(
      ["--plain", "--data", folder.path, "--latency", "8", "shop://checkout/1001"], input: "1\n")
    try await Task.sleep(for: time)
    _ = kill(program.process.processIdentifier, SIGKILL)
    _ = await program.status()
  }

  private func run(_ arguments: [String], input: String) throws -> RunningProgram {
    let process = Process()
    process.executableURL = BuiltProgram.shopApp
    process.arguments = arguments
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let program = try RunningProgram(starting: process)
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    if input.hasSuffix("quit\n") { try pipe.fileHandleForWriting.close() }
    return program
  }

  private func charges(in folder: URL) throws -> Int {
    let file = folder.appending(component: "backend.json")
    guard let bytes = try? Data(contentsOf: file) else { return 0 }
    let state = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    return try #require(state?["payments"] as? [Any]).count
  }
}
