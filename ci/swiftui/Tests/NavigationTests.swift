import DesignCore
import DesignCoreTesting
import NavigationCore
import NavigationCoreTesting
import SwiftUI
import Testing

@testable import SwiftUIShellCore

/// Stacks, tabs and sheets: the containers show what the navigator holds, and move it once.
@MainActor
@Suite struct NavigationTests {
  private let navigator = Navigator(
    tabs: [
      Tab("Home", root: Home()), Tab("Shelf", root: Shelf()) { "3 items" },
    ]
  ) { route, _ in FakeScreen(title: "\(route)") }

  private func model(_ entry: NavigationEntry?) -> FakeScreenModel? {
    (entry?.screen as? FakeScreen)?.model
  }

  private func path(_ stage: Stage, tab: Int = 0) throws -> StackPath {
    let stacks = stage.host.all("NavigationStack").compactMap { $0.value as? StackPath }
    return try #require(stacks.indices.contains(tab) ? stacks[tab] : nil)
  }

  @Test("a swipe back leaves the top of the stack once, and the screen below appears once")
  func swipeBack() async throws {
    let stage = await Stage(navigator)
    navigator.open(Page(number: 1))
    await stage.settle()
    #expect(stage.reading.title == "Page(number: 1)")
    let path = try path(stage)
    #expect(path.elements.count == 1)
    path.pop(0)
    path.pop(0)
    await stage.settle()
    #expect(navigator.stack.count == 1)
    #expect(stage.reading.title == "Home()")
    #expect(model(navigator.current)?.appearances == 2)
  }

  @Test("a swipe back over several screens leaves them all")
  func popSeveral() async throws {
    let stage = await Stage(navigator)
    for number in 1...3 { navigator.open(Page(number: number)) }
    await stage.settle()
    try path(stage).pop(1)
    await stage.settle()
    #expect(stage.reading.title == "Page(number: 1)")
    #expect(navigator.stack.count == 2)
  }

  @Test("a path that is no beginning of the stack changes nothing")
  func stalePath() async throws {
    let stage = await Stage(navigator)
    navigator.open(Page(number: 1))
    navigator.open(Page(number: 2))
    await stage.settle()
    let bindable = Bindable(navigator)
    let other = try #require(navigator.stack.last)
    bindable[pathOfTab: 0].wrappedValue = [other]
    #expect(navigator.stack.count == 3)
  }

  @Test("a tab is selected once, keeps its stack, and shows its badge")
  func tabs() async throws {
    let stage = await Stage(navigator)
    navigator.open(Page(number: 1))
    await stage.settle()
    let tabs = try #require(stage.host.all("TabView").first?.value as? TabSelection)
    tabs.select(1)
    await stage.settle()
    #expect(navigator.selectedTab == 1)
    #expect(stage.reading.title == "Shelf()")
    #expect(model(navigator.current)?.appearances == 1)
    tabs.select(0)
    await stage.settle()
    #expect(stage.reading.title == "Page(number: 1)")
    #expect(stage.host.all("badge").compactMap { $0.value as? String } == ["3 items"])
    #expect(
      stage.host.all("item").map { $0.all("Text").compactMap { $0.value as? String } }
        == [["Home"], ["Shelf"]])
  }

  @Test("an app of one tab shows no tab bar")
  func oneTab() async {
    let stage = await Stage(FakeScreen(title: "Alone"))
    #expect(stage.host.all("TabView").isEmpty)
    #expect(stage.reading.title == "Alone")
  }

  @Test("closing the sheet dismisses it once, and the screen below appears again")
  func closeSheet() async throws {
    let stage = await Stage(navigator)
    navigator.open(Page(number: 1))
    navigator.open(Panel())
    await stage.settle()
    #expect(stage.reading.title == "Panel()")
    let sheet = try #require(stage.host.all("sheet").first?.value as? Presented)
    sheet.close()
    sheet.close()
    await stage.settle()
    #expect(navigator.sheet == nil)
    #expect(stage.reading.title == "Page(number: 1)")
    #expect(navigator.stack.count == 2)
  }

  @Test("closing a sheet that another one has replaced leaves the other one")
  func closeReplacedSheet() async throws {
    let stage = await Stage(navigator)
    navigator.open(Panel())
    await stage.settle()
    let first = try #require(stage.host.all("sheet").first?.value as? Presented)
    navigator.open(Panel())
    first.close()
    await stage.settle()
    #expect(stage.reading.title == "Panel()")
  }

  @Test("a sheet has a Cancel, which closes it")
  func cancelSheet() async {
    let stage = await Stage(navigator)
    navigator.open(Panel())
    await stage.settle()
    #expect(stage.reading.controls.first { $0.label == "Cancel" }?.role == .cancel)
    #expect(await stage.tap("Cancel"))
    #expect(stage.reading.title == "Home()")
  }

  @Test("pulling to refresh refreshes the screen in sight once, and ends when that has")
  func refresh() async throws {
    let stage = await Stage(navigator)
    navigator.open(Page(number: 1))
    await stage.settle()
    let actions = stage.host.all("refreshable").compactMap {
      $0.value as? @Sendable () async -> Void
    }
    try #require(actions.count == 3)
    await actions[1]()
    #expect(model(navigator.current)?.refreshes == 1)
    #expect(model(navigator.stack.first)?.refreshes == 0)
  }
}
