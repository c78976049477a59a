import DemoBackend
import Foundation
import NetworkCore
import NetworkCoreTesting
import PersistenceCoreTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Kills a program when it reaches a step, in the very call that reports the step.
///
/// The lock guards what is below it; the process is killed once.
private final class Killer: @unchecked Sendable {
  private let step: CrashStep
  private let lock = NSLock()
  private var process: pid_t?
  /// The steps so far of those that look alike.
  private var alike: [CrashStep] = []

  init(at step: CrashStep) {
    self.step = step
  }

  func arm(_ process: pid_t) { lock.withLock { self.process = process } }

  /// Ends a program that has gone past the step, by another signal.
  func giveUp() {
    lock.withLock {
      if let process { kill(process, SIGTERM) }
      process = nil
    }
  }

  /// Returns whether the program was killed by this step.
  @discardableResult
  func reached(_ step: CrashStep) -> Bool {
    lock.withLock { endProgram(at: step) }
  }

  /// Reports the first of steps that look alike and were not reported yet.
  func reachedNext(of steps: [CrashStep]) {
    lock.withLock {
      guard let step = steps.first(where: { !alike.contains($0) }) else { return }
      alike.append(step)
      endProgram(at: step)
    }
  }

  /// Only with the lock held.
  @discardableResult
  private func endProgram(at step: CrashStep) -> Bool {
    guard step == self.step, let process else { return false }
    self.process = nil
    return kill(process, SIGKILL) == 0
  }
}

/// A server that reports the steps of a payment that it takes part in.
private struct ReportingServer: HTTPTransport {
  let backend: DemoBackend
  let killer: Killer

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    switch (request.method, request.path.dropFirst().first) {
    case (.post, "payments"):
      if killer.reached(.sent) { throw .transport("killed") }
      let response = try await backend.send(request)
      killer.reached(.charged)
      return response
    case (.get, "orders") where request.path.last != CrashingRun.order:
      killer.reached(.loading)
      return try await backend.send(request)
    default:
      return try await backend.send(request)
    }
  }
}

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
  private let killer: Killer
  private let ledger = FakeDataStore()
  private let server: LoopbackServer

  init(killedAt step: CrashStep) throws {
    killer = Killer(at: step)
    server = try LoopbackServer(
      serving: ReportingServer(backend: DemoBackend(store: ledger), killer: killer))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Taps Pay, and returns the signal that ended the app at the step.
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
    if await (try? screens.upTo(" is paid\n")) != nil {
      killer.reached(.shown)
      try endWatch()
    }
    return await program.status()
  }

  /// Starts the app again, which settles what was left open, and quits.
  func relaunch() async throws -> ProgramRun {
    try await ProgramRun(
      BuiltProgram.shopApp, arguments, environment: Self.environment, input: "quit\n")
  }

  /// Whether an attempt has ever been stored; its file stays when it is settled.
  var wasStored: Bool {
    FileManager.default.fileExists(atPath: folder.appending(component: Self.attempts).path)
  }

  /// The payments in the server's ledger.
  func charges() async throws -> Int {
    guard let bytes = try await ledger.read("backend.json") else { return 0 }
    let state = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    return (state?["payments"] as? [Any])?.count ?? 0
  }

  private var arguments: [String] {
    ["--plain", "--server", server.address, "--data", folder.path]
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
