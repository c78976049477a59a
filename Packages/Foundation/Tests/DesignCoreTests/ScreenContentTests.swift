import DesignCore
import Testing

@MainActor
@Suite struct ScreenContentTests {
  @Test("a failed screen offers to try again")
  func retry() async {
    var tries = 0
    let content = ScreenContent.failed(title: "Stores", message: "No answer") { tries += 1 }

    guard case .button(let button) = content.sections.first?.rows.last?.content else {
      Issue.record("expected a button last")
      return
    }
    await button.perform()
    #expect(button.label == "Try again")
    #expect(tries == 1)
  }

  @Test("only what is loaded has content")
  func loadState() {
    #expect(LoadState.loaded(7).content == 7)
    #expect(LoadState<Int>.loading.content == nil)
    #expect(LoadState<Int>.failed(message: "no").content == nil)
  }
}
