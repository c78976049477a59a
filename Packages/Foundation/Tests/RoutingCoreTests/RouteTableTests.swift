import RoutingCore
import RoutingCoreTesting
import Testing

private struct Page: Route { let number: Int }
private struct Panel: Route { static let presentation = RoutePresentation.sheet }

@MainActor
@Suite struct RouteTableTests {
  private let router = RecordingRouter()

  @Test("a route reaches the handler of its type with its values")
  func handler() {
    let table = RouteTable<String>(log: { _ in }, fallback: { _ in "fallback" })
    table.register(Page.self) { route, _ in "page \(route.number)" }
    table.register(Panel.self) { _, _ in "panel" }

    #expect(table.destination(for: Page(number: 7), router: router) == "page 7")
    #expect(table.destination(for: Panel(), router: router) == "panel")
  }

  @Test("a handler gets the router of the screen that it builds")
  func ownRouter() {
    let table = RouteTable<any Router>(log: { _ in }, fallback: { _ in RecordingRouter() })
    table.register(Page.self) { _, router in router }
    #expect(table.destination(for: Page(number: 1), router: router) === router)
  }

  @Test("a route without a handler is logged and shows the fallback")
  func fallback() {
    var lines: [String] = []
    let table = RouteTable<String>(log: { lines.append($0) }, fallback: { "no \($0)" })

    #expect(table.destination(for: Page(number: 1), router: router) == "no Page(number: 1)")
    #expect(lines == ["no handler for route Page(number: 1)"])
  }

  @Test("a route is pushed unless its type asks for a sheet")
  func presentation() {
    #expect(Page.presentation == .push)
    #expect(Panel.presentation == .sheet)
  }

  @Test("places are the same when type and values are")
  func samePlace() {
    #expect(Page(number: 1).isSamePlace(as: Page(number: 1)))
    #expect(!Page(number: 1).isSamePlace(as: Page(number: 2)))
    #expect(!Page(number: 1).isSamePlace(as: Panel()))
  }
}
