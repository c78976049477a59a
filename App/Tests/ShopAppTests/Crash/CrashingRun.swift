import Foundation
import NetworkCoreTesting

/// One run of the built app that pays an order and is killed at a step, and the runs after it, on
/// the same folder and server.
final class CrashingRun {
  static let order = "1001"
  private static let attempts = "payment-attempts.json"
  /// The name of the file that ends the watch of the folder.
  private static let end = "end"
  private static let environment = ["SHOP_REFRESH_TOKEN": "first"]

  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "CrashingRun-\(UUID().uuidString)")
  private let step: CrashStep
  private let circumstance: CrashCircumstance
  private let killer: Killer
  private let shop: CrashingServer
  private let server: LoopbackServer
  private var hasShownReceipt = false

  init(killedAt step: CrashStep, _ circumstance: CrashCircumstance) throws {
    self.step = step
    self.circumstance = circumstance
    killer = Killer(at: step)
    shop = CrashingServer(
      killer: killer, circumstance: circumstance, losesEveryAnswer: step == .asking)
    server = try LoopbackServer(serving: shop)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Taps Pay, and Check again where no answer came, and returns the signal that ended the app at the
  /// step.
  func pay() async throws -> Int32 {
    let process = Process()
    process.executableURL = BuiltProgram.shopApp
    process.arguments = arguments + ["shop://checkout/\(Self.order)"]
    process.environment = Self.environment
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let watch = try watchFolder()
    defer { withExtendedLifetime(watch) {} }
    let program = try RunningProgram(starting: process)
    let screens = try ProgramOutput(dup(output.fileHandleForReading.fileDescriptor))
    try output.fileHandleForReading.close()
    defer { try? input.fileHandleForWriting.close() }
    try await screens.upTo("Pay €24.50")
    try await screens.upTo("> ")
    killer.arm(process.processIdentifier)
    try input.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
    killer.reached(.tapped)
    if step == .asking {
      try await screens.upTo("Check again")
      try await screens.upTo("> ")
      try input.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
    }
    if await (try? screens.upTo(" is paid\n")) != nil {
      hasShownReceipt = true
      killer.reached(.shown)
      try endWatch()
    }
    return await program.status()
  }

  /// Lets as much time pass as the circumstance says. What happened a day ago is as far from the
  /// app's clock as what is stored is set back.
  func wait() async throws {
    guard circumstance == .forgottenKeys else { return }
    await shop.pass(days: 1.1)
    let file = folder.appending(component: Self.attempts)
    guard let bytes = try? Data(contentsOf: file),
      var stored = try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]]
    else { return }
    for index in stored.indices {
      let madeAt = Date(timeIntervalSinceNow: -1.1 * 24 * 60 * 60)
      stored[index]["madeAt"] = madeAt.formatted(.iso8601)
    }
    try JSONSerialization.data(withJSONObject: stored).write(to: file)
  }

  /// Starts the app again, looks at the profile, and quits.
  func lookAtOrders() async throws -> ProgramRun {
    try await run([], input: "tab profile\nquit\n")
  }

  /// Opens the checkout again, and taps its first control.
  func tapCheckoutAgain() async throws -> ProgramRun {
    try await run(["shop://checkout/\(Self.order)"], input: "1\nquit\n")
  }

  /// How many attempts are stored; nil when there never was one.
  func openAttempts() throws -> Int? {
    let file = folder.appending(component: Self.attempts)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return (try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [Any])?.count
  }

  /// The step that the app had reached when it ended, by what it has left behind: a kill takes a
  /// moment, in which the app may go on.
  func stepReached() async throws -> CrashStep {
    let isWriting = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .contains { $0 != Self.attempts && $0.contains(Self.attempts) }
    guard let open = try openAttempts() else { return isWriting ? .storing : .tapped }
    if open == 0 { return hasShownReceipt ? .shown : .settled }
    if await shop.paymentRequests == 0 { return .stored }
    if try await shop.charges() == 0 { return .sent }
    if await shop.hasLoadedReceipt { return isWriting ? .settling : .loading }
    return await shop.wasAsked ? .asking : .charged
  }

  /// The payments in the server's ledger.
  func charges() async throws -> Int { try await shop.charges() }

  private var arguments: [String] {
    ["--plain", "--timeout", "3600", "--server", server.address, "--data", folder.path]
  }

  private func run(_ more: [String], input: String) async throws -> ProgramRun {
    try await ProgramRun(
      BuiltProgram.shopApp, arguments + more, environment: Self.environment, input: input)
  }

  /// Reports the steps that show in the data folder: a file beside the attempts' own is written and
  /// takes its place, when an attempt is opened and when it is closed.
  private func watchFolder() throws -> Any {
    #if canImport(Glibc)
      return try FolderWatch(folder) { [killer] name in
        switch name {
        case Self.end: killer.giveUp()
        case Self.attempts: killer.reachedNext(of: [.stored, .settled])
        case _ where name.contains(Self.attempts): killer.reachedNext(of: [.storing, .settling])
        default: break
        }
      }
    #else
      ()
    #endif
  }

  /// Gives up on a step that did not come, after all steps before this were reported.
  private func endWatch() throws {
    #if canImport(Glibc)
      try Data().write(to: folder.appending(component: Self.end))
    #else
      killer.giveUp()
    #endif
  }
}
