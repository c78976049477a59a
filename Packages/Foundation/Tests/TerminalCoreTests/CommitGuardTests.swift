import Testing

@testable import TerminalCore

@Suite struct CommitGuardTests {
  private static let pay = sighting("Pay €2.00")

  private static func sighting(_ label: String) -> CommitGuard.Sighting {
    CommitGuard.Sighting(
      screen: nil, question: [], focus: FocusID(part: .footer, row: "1", id: "pay", occurrence: 0),
      label: label)
  }

  private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }

  @Test(
    "a key counts once the control was in sight for 300 ms", arguments: [0, 100, 299, 300, 900])
  func delay(after: Int) {
    var commits = CommitGuard()
    commits.see([Self.pay], at: milliseconds(1000))
    commits.press(at: milliseconds(1000 + after))
    #expect(commits.allows(Self.pay) == (after >= 300))
  }

  @Test("a control that was away, or reads otherwise, has to be in sight anew")
  func away() {
    var commits = CommitGuard()
    commits.see([Self.pay], at: .zero)
    commits.see([], at: milliseconds(1000))
    commits.see([Self.pay], at: milliseconds(1001))
    commits.press(at: milliseconds(1200))
    #expect(!commits.allows(Self.pay))
    let dearer = Self.sighting("Pay €3.00")
    commits.see([dearer], at: milliseconds(3000))
    commits.press(at: milliseconds(3200))
    #expect(!commits.allows(dearer))
    #expect(!commits.allows(Self.pay))
  }

  @Test("it stays in sight while frames of the same follow")
  func staying() {
    var commits = CommitGuard()
    for time in stride(from: 0, through: 290, by: 10) {
      commits.see([Self.pay], at: milliseconds(time))
    }
    commits.press(at: milliseconds(300))
    #expect(commits.allows(Self.pay))
  }

  @Test("a key that is held down was pressed when it went down, however long it is held")
  func held() {
    var commits = CommitGuard()
    commits.press(at: .zero)
    commits.see([Self.pay], at: milliseconds(1))
    for time in stride(from: 660, through: 60_000, by: 33) {
      commits.press(at: milliseconds(time))
      #expect(!commits.allows(Self.pay))
    }
    commits.press(at: milliseconds(61_000))
    #expect(commits.allows(Self.pay))
  }

  @Test("another key between two presses tells that the first was let go")
  func otherKey() {
    var commits = CommitGuard()
    commits.see([Self.pay], at: .zero)
    commits.press(at: milliseconds(290))
    commits.release()
    commits.press(at: milliseconds(310))
    #expect(commits.allows(Self.pay))
  }

  @Test("after a tap the control has to be in sight anew before it takes the next one")
  func again() {
    var commits = CommitGuard()
    commits.see([Self.pay], at: .zero)
    commits.press(at: milliseconds(400))
    #expect(commits.allows(Self.pay))
    commits.tap(Self.pay)
    commits.release()
    commits.press(at: milliseconds(410))
    #expect(!commits.allows(Self.pay))
    commits.see([Self.pay], at: milliseconds(420))
    commits.press(at: milliseconds(1200))
    #expect(commits.allows(Self.pay))
  }
}
