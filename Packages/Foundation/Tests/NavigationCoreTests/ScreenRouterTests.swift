import DesignCore
import DesignCoreTesting
import NavigationCore
import NavigationCoreTesting
import RoutingCore
import Testing

/// What a screen asks for late never changes what the person looks at by then.
@MainActor
@Suite struct ScreenRouterTests {
  private let routers = Routers()
  private let navigator: Navigator

  init() {
    navigator = Navigator(
      tabs: [Tab("Home", root: Home()), Tab("Shelf", root: Shelf())],
      log: { [routers] in routers.log.append($0) },
      destination: { [routers] route, router in
        routers.all["\(route)"] = router
        return FakeScreen(title: "\(route)")
      })
    navigator.start()
  }

  private var titles: [String] { navigator.stack.map { $0.screen.content.title } }
  private var shelf: [String] { navigator.stack(ofTab: 1).map { $0.screen.content.title } }
  private var sheet: String? { navigator.sheet?.screen.content.title }

  private func router(_ route: any Route) throws -> any Router {
    try #require(routers.all["\(route)"])
  }

  // MARK: Open

  @Test("the screen in sight pushes, presents a sheet, and selects a tab")
  func open() throws {
    try router(Home()).open(Page(number: 1))
    #expect(titles == ["Home()", "Page(number: 1)"])
    try router(Page(number: 1)).open(Panel())
    #expect(sheet == "Panel()")
    try router(Panel()).open(Shelf())
    #expect(navigator.selectedTab == 1)
    #expect(sheet == nil)
    navigator.select(tab: 0)
    #expect(sheet == nil)
  }

  @Test("a sheet in sight that opens a place is closed, and the place lies on the stack")
  func openFromSheet() throws {
    navigator.open(Panel())
    try router(Panel()).open(Page(number: 1))
    #expect(sheet == nil)
    #expect(titles == ["Home()", "Page(number: 1)"])
  }

  @Test("the top of a stack out of sight opens a place there, and no tab is selected")
  func openOutOfSight() throws {
    navigator.select(tab: 1)
    navigator.open(Page(number: 1))
    navigator.select(tab: 0)
    try router(Page(number: 1)).open(Page(number: 2))
    #expect(navigator.selectedTab == 0)
    #expect(titles == ["Home()"])
    #expect(shelf == ["Shelf()", "Page(number: 1)", "Page(number: 2)"])
  }

  @Test("the top of a stack out of sight presents its sheet there")
  func presentOutOfSight() throws {
    navigator.select(tab: 1)
    navigator.select(tab: 0)
    try router(Shelf()).open(Panel())
    #expect(sheet == nil)
    navigator.select(tab: 1)
    #expect(sheet == "Panel()")
  }

  @Test("a screen out of sight never selects a tab")
  func openTabOutOfSight() throws {
    navigator.select(tab: 1)
    try router(Home()).open(Shelf())
    try router(Home()).open(Home())
    #expect(navigator.selectedTab == 1)
    #expect(routers.log.count == 2)
  }

  @Test("below its sheet a screen pushes without closing the sheet, and presents nothing")
  func openBelowSheet() throws {
    navigator.open(Panel())
    try router(Home()).open(Page(number: 1))
    #expect(titles == ["Home()", "Page(number: 1)"])
    #expect(sheet == "Panel()")
    try router(Page(number: 1)).open(Panel())
    #expect(routers.log.count == 1)
  }

  @Test("a screen that is covered, or gone, opens nothing")
  func openTooLate() throws {
    navigator.open(Page(number: 1))
    try router(Home()).open(Page(number: 2))
    #expect(titles == ["Home()", "Page(number: 1)"])
    navigator.back()
    try router(Page(number: 1)).open(Page(number: 2))
    #expect(titles == ["Home()"])
    #expect(routers.log.count == 2)
  }

  // MARK: Replace

  @Test("a replaced screen is never met again on the way back")
  func replace() throws {
    navigator.open(Page(number: 1))
    try router(Page(number: 1)).replace(with: Page(number: 2))
    #expect(titles == ["Home()", "Page(number: 2)"])
    navigator.back()
    #expect(titles == ["Home()"])
  }

  @Test("out of sight or covered, a screen is replaced where it is")
  func replaceOutOfSight() throws {
    navigator.select(tab: 1)
    navigator.open(Page(number: 1))
    navigator.open(Page(number: 2))
    navigator.select(tab: 0)
    try router(Page(number: 1)).replace(with: Page(number: 3))
    #expect(navigator.selectedTab == 0)
    #expect(titles == ["Home()"])
    #expect(shelf == ["Shelf()", "Page(number: 3)", "Page(number: 2)"])
  }

  @Test("a sheet is replaced by a sheet, or by a place on its stack")
  func replaceSheet() throws {
    navigator.open(Panel())
    try router(Panel()).replace(with: Page(number: 1))
    #expect(sheet == nil)
    #expect(titles == ["Home()", "Page(number: 1)"])
  }

  @Test("a screen that is replaced by a tab's own place leaves, and the tab is selected")
  func replaceWithTab() throws {
    navigator.open(Page(number: 1))
    try router(Page(number: 1)).replace(with: Shelf())
    #expect(navigator.selectedTab == 1)
    navigator.select(tab: 0)
    #expect(titles == ["Home()"])
  }

  @Test("out of sight, a screen that is replaced by a tab's own place only leaves")
  func replaceWithTabOutOfSight() throws {
    navigator.open(Page(number: 1))
    navigator.select(tab: 1)
    try router(Page(number: 1)).replace(with: Home())
    #expect(navigator.selectedTab == 1)
    #expect(navigator.stack(ofTab: 0).count == 1)
  }

  @Test("a tab's own screen and a screen that has gone replace nothing")
  func replaceNothing() throws {
    try router(Home()).replace(with: Page(number: 1))
    #expect(titles == ["Home()"])
    navigator.open(Page(number: 1))
    navigator.back()
    try router(Page(number: 1)).replace(with: Page(number: 2))
    #expect(titles == ["Home()"])
    #expect(routers.log.count == 2)
  }

  // MARK: Dismiss

  @Test("the top of a stack and a sheet leave, in sight or not; others stay")
  func dismiss() throws {
    navigator.open(Page(number: 1))
    navigator.open(Page(number: 2))
    try router(Page(number: 1)).dismiss()
    #expect(titles == ["Home()", "Page(number: 1)", "Page(number: 2)"])
    navigator.select(tab: 1)
    try router(Page(number: 2)).dismiss()
    #expect(navigator.selectedTab == 1)
    navigator.select(tab: 0)
    #expect(titles == ["Home()", "Page(number: 1)"])
    navigator.open(Panel())
    try router(Panel()).dismiss()
    try router(Panel()).dismiss()
    #expect(titles == ["Home()", "Page(number: 1)"])
  }

  @Test("a late dismissal of a sheet takes no other sheet away")
  func dismissLateSheet() throws {
    navigator.open(Panel())
    let late = try router(Panel())
    navigator.back()
    navigator.open(Panel())
    late.dismiss()
    #expect(sheet == "Panel()")
  }

  @Test("a tab's own screen stays")
  func dismissRoot() throws {
    try router(Home()).dismiss()
    #expect(titles == ["Home()"])
  }
}

@MainActor
private final class Routers {
  var all: [String: any Router] = [:]
  var log: [String] = []
}
