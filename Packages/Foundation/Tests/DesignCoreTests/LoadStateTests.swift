import DesignCore
import Testing

@MainActor
@Suite struct LoadStateTests {
  @Test("mapping changes the content and nothing else")
  func map() {
    #expect(LoadState.loaded(2).map { $0 * 2 } == .loaded(4))
    #expect(LoadState<Int>.loading.map { $0 * 2 } == .loading)
    #expect(LoadState<Int>.failed(message: "No").map { $0 * 2 } == .failed(message: "No"))
  }

  @Test("a screen is its title alone while it loads, a message when it failed, else its content")
  func screens() async {
    var retries = 0
    let screen = { (state: LoadState<String>) in
      ScreenContent("Stores", of: state, retry: { retries += 1 }) { ScreenContent(title: $0) }
    }
    #expect(screen(.loading).title == "Stores")
    #expect(screen(.loaded("Thai Garden")).title == "Thai Garden")

    let rows = screen(.failed(message: "No answer.")).sections.flatMap(\.rows)
    guard case .text(let text)? = rows.first?.content,
      case .button(let control)? = rows.last?.content
    else {
      Issue.record("a failed screen has a message and a button")
      return
    }
    #expect(text.string == "No answer.")
    await control.perform()
    #expect(retries == 1)
  }

  @Test("a failure takes the place of nothing that was loaded")
  func fail() {
    var state = LoadState<Int>.loading
    #expect(state.fail(message: "No") == nil)
    #expect(state == .failed(message: "No"))
    state = .loaded(2)
    #expect(state.fail(message: "No") == "No")
    #expect(state == .loaded(2))
  }

  @Test("a notice stands above the content, and nothing does without one")
  func notice() {
    let screen = { (notice: String?) in
      ScreenContent("Stores", of: LoadState.loaded("Soup"), notice: notice, retry: {}) {
        ScreenContent(title: $0, sections: [Section(rows: [.text("Hot")])])
      }
    }
    #expect(screen("No answer.").sections.flatMap(\.rows).map(\.id) == ["notice", "Hot"])
    #expect(screen(nil).sections.flatMap(\.rows).map(\.id) == ["Hot"])
  }
}
