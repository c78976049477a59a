import DemoBackend
import Foundation
import NetworkCore
import PersistenceCoreTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Kills a program when it reaches a step, in the very call that reports the step.
///
/// The lock guards what is below it; the process is killed once.
final class Killer: @unchecked Sendable {
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

/// A server that reports the steps of a payment that it takes part in, and outlives the app.
actor CrashingServer: HTTPTransport {
  private let killer: Killer
  private let circumstance: CrashCircumstance
  private let losesEveryAnswer: Bool
  private let ledger = FakeDataStore()
  private var backend: DemoBackend
  private(set) var paymentRequests = 0
  private(set) var wasAsked = false
  private(set) var hasLoadedReceipt = false
  /// The request that had reached the server when the app was killed.
  private var late: HTTPRequest?

  /// - Parameter losesEveryAnswer: whether no payment request of the first run is answered.
  init(killer: Killer, circumstance: CrashCircumstance, losesEveryAnswer: Bool) {
    self.killer = killer
    self.circumstance = circumstance
    self.losesEveryAnswer = losesEveryAnswer
    backend = Self.backend(ledger, circumstance)
  }

  private static func backend(
    _ ledger: FakeDataStore, _ circumstance: CrashCircumstance, daysLater: Double = 0
  ) -> DemoBackend {
    let isSlow = circumstance == .slowAnswer
    return DemoBackend(
      options: DemoBackendOptions(latency: isSlow ? .milliseconds(20) : .zero), store: ledger,
      now: { Date(timeIntervalSinceNow: daysLater * 24 * 60 * 60) })
  }

  /// Lets days go by on the server's clock.
  func pass(days: Double) {
    backend = Self.backend(ledger, circumstance, daysLater: days)
  }

  /// The payments in the ledger.
  func charges() async throws -> Int {
    guard let bytes = try await ledger.read("backend.json") else { return 0 }
    let state = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    return (state?["payments"] as? [Any])?.count ?? 0
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    switch (request.method, request.path.dropFirst().first) {
    case (.post, "payments"): return try await pay(request)
    case (.get, "payments"):
      wasAsked = true
      killer.reached(.asking)
    case (.get, "orders") where request.path.last != CrashingRun.order:
      hasLoadedReceipt = true
      killer.reached(.loading)
    default: break
    }
    return try await backend.send(request)
  }

  private func pay(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    paymentRequests += 1
    if killer.reached(.sent) {
      late = circumstance == .slowAnswer ? request : nil
      throw .transport("the app is gone")
    }
    try await carryOutLate(before: request)
    let response = try await backend.send(request)
    killer.reached(.charged)
    let isLost = circumstance == .lostAnswer && paymentRequests == 1
    if isLost || losesEveryAnswer { throw .transport("the answer is lost") }
    return response
  }

  /// Carries out the request that came before the app was killed, with the sign-in of now.
  private func carryOutLate(before request: HTTPRequest) async throws(HTTPError) {
    guard var late else { return }
    self.late = nil
    late.headers["Authorization"] = request.headers["Authorization"]
    _ = try await backend.send(late)
  }
}
