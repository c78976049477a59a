import CommerceDomain
import Testing

@Suite struct CallFailureTests {
  @Test(
    "a message names the reason where it helps, else the advice",
    arguments: [
      (CallFailure.signedOut, "It failed. Your sign-in has expired."),
      (.unreadable, "It failed. The server does not answer as the shop does."),
      (.unreachable, "It failed. Try again."), (.unavailable, "It failed. Try again."),
      (.notFound, "It failed. Try again."), (.cancelled, "It failed. Try again."),
    ])
  func message(failure: CallFailure, message: String) {
    #expect(failure.explaining("It failed.", advice: "Try again.") == message)
  }

  @Test("without advice a failure that has no reason to name is the sentence alone")
  func noAdvice() {
    #expect(CallFailure.unreachable.explaining("It failed.") == "It failed.")
  }
}
