import DesignCore
import Observation
import RoutingCore
import ShellCore

struct Home: Route {}
struct Shelf: Route {}
struct Page: Route { let number: Int }
struct Panel: Route { static let presentation = RoutePresentation.sheet }

/// A screen that counts what the shell does with it.
@MainActor
@Observable
final class FakeScreenModel {
  var appearances = 0
  var refreshes = 0
  var isAsking = false
  var taps = 0
}

@MainActor
struct FakeScreen: Screen {
  let title: String
  let model = FakeScreenModel()

  var content: ScreenContent {
    ScreenContent(
      title: title,
      toolbar: [Control("Ask") { model.isAsking = true }],
      sections: [
        Section(
          "Things",
          rows: [
            .text(Text("seen \(model.appearances), refreshed \(model.refreshes)")),
            .item(Item("Soup", details: ["hot"], value: "€2.00")),
            .button(Control("Tap, \(model.taps)") { model.taps += 1 }),
            .button(Control("Never", isEnabled: false) { model.taps += 100 }),
          ])
      ],
      bar: Control("Bar") {},
      prompt: model.isAsking ? prompt : nil
    )
  }

  func appear() async { model.appearances += 1 }
  func refresh() async { model.refreshes += 1 }

  private var prompt: Prompt {
    Prompt(
      title: "Sure?", message: "It cannot be undone.",
      choices: [Control("Yes") { model.isAsking = false }],
      cancel: Control("Cancel", role: .cancel) { model.isAsking = false }
    )
  }
}

@MainActor
func makeNavigator() -> Navigator {
  Navigator(
    tabs: [Tab("Home", root: Home()), Tab("Shelf", root: Shelf(), badge: { "3 items" })]
  ) { route in FakeScreen(title: "\(route)") }
}
