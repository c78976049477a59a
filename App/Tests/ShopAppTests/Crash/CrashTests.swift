import Foundation
import Testing

/// Kills the real program at each step between Pay and the receipt, starts it again on the same
/// folder, lets the person decide, and counts the charges in the server's ledger.
///
/// The app is killed by what it does: by a request that reaches the server, a file that it writes,
/// a screen that it prints. `ci/soak` runs the long form.
@Suite(
  .serialized, .timeLimit(.minutes(60)),
  .enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct CrashTests {
  private static let isLong = ProcessInfo.processInfo.environment["SOAK"] == "1"
  /// The kills aimed at each step: 520 in all in the long form.
  private static let kills = isLong ? 52 : 4

  @Test("killed at any step, the app never charges without a tap, and an order is charged once")
  func crash() async throws {
    var rounds: [CrashRound] = []
    for step in CrashStep.observable {
      for number in 0..<Self.kills {
        let circumstances = CrashCircumstance.allCases
        rounds.append(
          try await crash(at: step, circumstances[number % circumstances.count]))
      }
    }
    print(CrashRound.table(of: rounds))
    for step in CrashStep.observable where Self.isLong {
      #expect(rounds.count { $0.step == step } >= 20, "\(step)")
    }
  }

  private func crash(
    at step: CrashStep, _ circumstance: CrashCircumstance
  ) async throws -> CrashRound {
    let run = try CrashingRun(killedAt: step, circumstance)
    #expect(try await run.pay() == SIGKILL)
    let reached = try await run.stepReached()
    let isOpen = try run.openAttempts() == 1
    let charges = try await run.charges()
    #expect(reached >= step)
    #expect((0...1).contains(charges))
    try await run.wait()

    let launch = try await run.lookAtOrders()
    #expect(launch.status == 0)
    #expect(try await run.charges() == charges, "charged without a tap")
    let saysPaid = launch.output.contains("Your payment for order 1001 went through.")
    let saysNotPaid = launch.output.contains(
      "Your payment for order 1001 was not made. Nothing was charged.")
    #expect(saysPaid == (isOpen && charges == 1))
    #expect(saysNotPaid == (isOpen && charges == 0))
    let isListed = launch.output.contains("· Paid ·")
    #expect(isListed == (charges == 1))

    // A person who neither reads of the payment nor sees its order taps Pay again.
    if !saysPaid, !isListed {
      let again = try await run.tapCheckoutAgain()
      #expect(again.output.contains("Order 1004 is paid"))
    }
    let chargesAfter = try await run.charges()
    #expect(chargesAfter == 1, "\(reached), \(circumstance)")
    return CrashRound(
      step: reached, circumstance: circumstance, chargesBefore: charges,
      isTold: saysPaid || saysNotPaid, chargesAfter: chargesAfter)
  }
}
