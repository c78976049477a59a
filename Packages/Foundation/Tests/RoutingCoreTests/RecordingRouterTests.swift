import RoutingCore
import RoutingCoreTesting
import Testing

private struct Page: Route { let number: Int }

@MainActor
@Suite struct RecordingRouterTests {
  @Test("the fake remembers every request in order")
  func order() {
    let router = RecordingRouter()
    router.open(Page(number: 1))
    router.replace(with: Page(number: 2))
    router.dismiss()

    #expect(
      router.requests == [
        .open(AnyHashable(Page(number: 1))), .replace(AnyHashable(Page(number: 2))), .dismiss,
      ])
  }
}
