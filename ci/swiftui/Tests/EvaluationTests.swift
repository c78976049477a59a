import CommerceDomain
import DemoBackend
import DesignCore
import Foundation
import NavigationCore
import Observation
import RoutingCore
import ShopLaunch
import SwiftUI
import Testing

@testable import SwiftUIShellCore

/// How often bodies run and contents are read.
@MainActor
@Suite struct EvaluationTests {
  @Test("a screen's content is read once for each change")
  func once() async {
    let screen = CountingScreen()
    let stage = await Stage(screen)
    screen.reads.count = 0
    screen.model.number += 1
    screen.model.number += 1
    stage.host.update()
    #expect(screen.reads.count == 1)
    #expect(stage.reading.words == ["Count", "2"])
    stage.host.update()
    #expect(screen.reads.count == 1)
  }

  @Test("a change of the basket runs the badge, the bar and the basket screen, and no other screen")
  func basket() async throws {
    let connection = try await Connection(
      options: LaunchOptions(), environment: [:], timeouts: Timeouts(),
      embeddedServer: DemoBackend.init(arguments:store:log:), log: { _ in })
    let app = CompositionRoot(
      connection: connection, flags: [],
      locales: FormattingLocales(option: "en_IE", environment: [:]), timeZone: .gmt, log: { _ in })
    app.start()
    let stage = await Stage(app.navigator, parseLink: DeepLink.route)
    for tab in [1, 2, 0] {
      app.navigator.select(tab: tab)
      await stage.settle()
    }
    app.navigator.open(try DeepLink.route(for: "shop://store/corner-deli"))
    await stage.settle()
    #expect(stage.host.all("ScreenView").count == 4)
    #expect(stage.reading.title == "Corner Deli")

    #expect(stage.reading.tap("Add Turkey Club, €8.25"))
    await app.navigator.settle()
    stage.host.update()
    let screens = stage.host.evaluated.compactMap { $0 as? ScreenView }
    #expect(screens.map(\.entry.screen.content.title).sorted() == ["Basket", "Corner Deli"])
    #expect(stage.host.evaluated.filter { $0 is TabsView }.count == 1)
    #expect(stage.host.evaluated.filter { $0 is StackView }.isEmpty)
    #expect(stage.host.all("badge").compactMap { $0.value as? String } == ["4 items"])
    #expect(stage.reading.controls.last?.label.contains("4 items") == true)
  }

  @Test("opening a place runs the body of its screen, and of no other")
  func navigation() async throws {
    let stage = await Stage(CountingScreen())
    stage.navigator.open(ElsewhereRoute())
    await stage.settle()
    #expect(stage.host.evaluated.filter { $0 is ScreenView }.count == 1)
  }
}

private struct ElsewhereRoute: Route {}

@MainActor
private struct CountingScreen: Screen {
  let model = Model()
  let reads = Reads()

  var content: ScreenContent {
    reads.count += 1
    return ScreenContent(
      title: "Count", sections: [Section(rows: [.text("\(model.number)", id: "number")])])
  }

  @Observable
  @MainActor
  final class Model {
    var number = 0
  }

  @MainActor
  final class Reads {
    var count = 0
  }
}
