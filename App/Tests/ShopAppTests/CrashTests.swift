import Foundation
import Testing

/// Kills the real program at each step between Pay and the receipt, starts it again on the same
/// folder, and counts the charges in the server's ledger.
///
/// The app is killed by what it does: by a request that reaches the server, a file that it writes,
/// a screen that it prints. `ci/soak` runs the long form.
@Suite(
  .serialized, .timeLimit(.minutes(60)),
  .enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct CrashTests {
  /// The kills at each step: 504 in all in the long form.
  private static let kills = ProcessInfo.processInfo.environment["SOAK"] == "1" ? 56 : 1

  @Test(
    "killed at any step, a stored attempt leads to exactly one charge, and none to none",
    arguments: CrashStep.observable)
  func crash(step: CrashStep) async throws {
    var stored = 0
    for round in 1...Self.kills {
      let run = try CrashingRun(killedAt: step)
      #expect(try await run.pay() == SIGKILL)
      let wasStored = run.wasStored
      if step >= .stored { #expect(wasStored) }
      if step == .sent { #expect(try await run.charges() == 0) }
      if step >= .charged { #expect(try await run.charges() == 1) }
      #expect(try await run.relaunch().status == 0)
      #expect(try await run.charges() == (wasStored ? 1 : 0), "round \(round)")
      if wasStored { stored += 1 }
    }
    print("measured: killed \(Self.kills) times when \(step): \(stored) had stored the attempt")
  }
}
