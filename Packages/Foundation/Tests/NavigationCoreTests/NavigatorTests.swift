import DesignCore
import RoutingCore
import NavigationCore
import DesignCoreTesting
import NavigationCoreTesting
import Testing

@MainActor
@Suite struct NavigatorTests {
  private let navigator = Navigator(
    tabs: [Tab("Home", root: Home()), Tab("Shelf", root: Shelf())]
  ) { route, _ in FakeScreen(title: "\(route)") }

  private var titles: [String] { navigator.stack.map { $0.screen.content.title } }

  @Test("a pushed route lies on the current stack, and dismissing leads back")
  func push() {
    navigator.start()
    navigator.open(Page(number: 1))
    #expect(titles == ["Home()", "Page(number: 1)"])
    navigator.back()
    #expect(titles == ["Home()"])
    #expect(!navigator.canGoBack)
    navigator.back()
    #expect(titles == ["Home()"])
  }

  @Test("a tab's own route selects the tab and pops to its first screen")
  func tabRoot() {
    navigator.start()
    navigator.open(Page(number: 1))
    navigator.open(Shelf())
    #expect(navigator.selectedTab == 1)
    navigator.open(Page(number: 2))
    navigator.open(Home())
    #expect(navigator.selectedTab == 0)
    #expect(titles == ["Home()"])
    navigator.select(tab: 1)
    #expect(titles == ["Shelf()", "Page(number: 2)"])
  }

  @Test("a sheet lies over the stack until it is dismissed")
  func sheet() {
    navigator.start()
    navigator.open(Panel())
    #expect(navigator.current?.screen.content.title == "Panel()")
    #expect(titles == ["Home()"])
    navigator.back()
    #expect(navigator.sheet == nil)
  }

  @Test("a screen appears each time it comes into sight, and not while it is hidden")
  func appearances() async throws {
    navigator.start(at: Page(number: 1))
    await navigator.settle()
    let screens = navigator.stack.compactMap { $0.screen as? FakeScreen }
    try #require(screens.count == 2)
    let (home, page) = (screens[0], screens[1])
    #expect(home.model.appearances == 0)
    #expect(page.model.appearances == 1)

    navigator.back()
    await navigator.settle()
    #expect(home.model.appearances == 1)
  }

  @Test("a refresh can be waited for, and cancelling the wait does not cancel it")
  func refresh() async throws {
    navigator.start()
    let screen = try #require(navigator.current?.screen as? FakeScreen)
    let refresh = try #require(navigator.refresh())
    let wait = Task { await refresh.value }
    wait.cancel()
    await wait.value
    #expect(screen.model.refreshes == 1)
    #expect(!refresh.isCancelled)
  }

  @Test("a screen that leaves sight has its appearing cancelled; a tap's work goes on")
  func cancellation() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (begins, begin) = AsyncStream.makeStream(of: Void.self)
    let log = Log()
    let waiting = Navigator(tabs: [Tab("Home", root: Home())]) { route, _ -> any Screen in
      guard route is Home else { return FakeScreen(title: "\(route)") }
      return WaitingScreen(begin: begin, gate: gate, log: log)
    }
    waiting.start()
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    waiting.tap(
      Control("Work") {
        begin.yield()
        for await _ in answers {}
        log.lines.append(Task.isCancelled ? "cut" : "done")
      })
    // The screen's appearing and the tap's work are under way.
    for await _ in begins.prefix(2) {}
    waiting.open(Page(number: 1))
    open.finish()
    answer.finish()
    await waiting.settle()
    #expect(log.lines.sorted() == ["cancelled", "done"])
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

@MainActor
private struct WaitingScreen: Screen {
  let begin: AsyncStream<Void>.Continuation
  let gate: AsyncStream<Void>
  let log: Log
  var content: ScreenContent { ScreenContent(title: "Waiting") }

  func appear() async {
    begin.yield()
    for await _ in gate {}
    log.lines.append(Task.isCancelled ? "cancelled" : "finished")
  }
}
