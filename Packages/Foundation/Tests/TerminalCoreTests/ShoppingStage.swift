import DesignCore
import NavigationCore
import NetworkCoreTesting
import Observation
import RoutingCore
import TerminalCoreTesting

@testable import TerminalCore

/// Where a person is on the way from stores to a receipt.
enum ShoppingPlace: CaseIterable {
  case stores, store, basket, checkout, receipt
}

private struct ShoppingRoute: Route {
  let place: ShoppingPlace
}

/// A basket with one line, from another store than the one that is looked at.
@MainActor
@Observable
final class ShoppingModel {
  var quantity: Int
  var isAsking = false
  /// Everything that a key pressed once too often must not do, in order.
  var harm: [String] = []
  @ObservationIgnored let isSlow: Bool
  @ObservationIgnored let clock: ManualClock

  init(quantity: Int, isSlow: Bool, clock: ManualClock) {
    self.quantity = quantity
    self.isSlow = isSlow
    self.clock = clock
  }

  /// What a server takes for an answer.
  func answer() async {
    if isSlow { try? await clock.sleep(for: .milliseconds(150)) }
  }
}

/// A screen shaped as one of the shop's, with its controls in the same places.
@MainActor
private struct ShoppingScreen: Screen {
  let place: ShoppingPlace
  let model: ShoppingModel
  let router: any Router

  var content: ScreenContent {
    switch place {
    case .stores: screen("Stores", rows: [row("Thai Garden") { open(.store) }])
    case .store: store
    case .basket: screen("Basket", rows: model.quantity > 0 ? [line] : [], bar: checkOut)
    case .checkout:
      screen("Checkout", rows: [.item(Item("Total", value: "€2.00"))], bar: pay)
    case .receipt: screen("Receipt", rows: [], bar: Control("Done") { router.dismiss() })
    }
  }

  private func screen(_ title: String, rows: [Row], bar: Control? = nil) -> ScreenContent {
    ScreenContent(title: title, sections: [Section(rows: rows)], bar: bar)
  }

  private func row(_ name: String, _ tap: @escaping @MainActor @Sendable () async -> Void) -> Row {
    .item(Item(Text(name), action: Control(name, isRepeatable: true, perform: tap)))
  }

  private func open(_ place: ShoppingPlace) { router.open(ShoppingRoute(place: place)) }

  private var store: ScreenContent {
    var content = screen(
      "Thai Garden", rows: [row("Pad Thai") { model.isAsking = true }],
      bar: Control("Basket") { open(.basket) })
    content.toolbar = [Control("Favourite", icon: .favourite) {}]
    if model.isAsking {
      content.prompt = Prompt(
        title: "Start a new basket?", message: "Your soup will be removed.",
        choices: [
          Control("Start a new basket", role: .destructive) { model.harm.append("replaced") }
        ],
        cancel: Control("Cancel", role: .cancel) { model.isAsking = false })
    }
    return content
  }

  private var line: Row {
    .stepper(
      Stepper(
        "Soup", quantity: model.quantity, decrement: { change(-1) }, increment: { change(1) },
        remove: { change(-model.quantity) }))
  }

  private func change(_ count: Int) {
    if count < 0 { model.harm.append("removed") }
    model.quantity += count
  }

  private var checkOut: Control {
    Control("Check out", details: ["€2.00"], role: .primary, isCommitting: true) {
      await model.answer()
      model.harm.append("ordered")
      open(.checkout)
    }
  }

  private var pay: Control {
    Control("Pay €2.00", role: .primary, isCommitting: true) {
      await model.answer()
      model.harm.append("paid")
      router.replace(with: ShoppingRoute(place: .receipt))
    }
  }
}

/// A session that begins at one of the places.
@MainActor
final class ShoppingStage {
  let terminal = ScriptedTerminal()
  let clock = ManualClock()
  let model: ShoppingModel
  private let session: TerminalSession
  private let start: ShoppingPlace
  private var isWide = false

  init(at place: ShoppingPlace, isSlow: Bool, quantity: Int) {
    start = place
    let model = ShoppingModel(quantity: quantity, isSlow: isSlow, clock: clock)
    self.model = model
    let navigator = Navigator(tabs: [Tab("Shop", root: ShoppingRoute(place: .stores))]) {
      route, router in
      let place = (route as? ShoppingRoute)?.place ?? .stores
      return ShoppingScreen(place: place, model: model, router: router)
    }
    session = TerminalSession(
      navigator: navigator, driver: terminal, colors: TerminalColors(environment: [:]), clock: clock
    ) { _ in ShoppingRoute(place: place) }
  }

  func run(_ play: () async throws -> Void) async throws {
    let running = Task { try await session.run(opening: start == .stores ? nil : "there") }
    await terminal.meets { !self.terminal.frames.isEmpty }
    try await play()
    terminal.type("\u{3}")
    _ = try await running.value
  }

  /// Types a key and returns once it was handled: the frame of another size comes after it.
  func press(_ key: String) async {
    terminal.type(key)
    let frames = terminal.frames.count
    isWide.toggle()
    terminal.resize(columns: isWide ? 62 : 60, rows: 16)
    await terminal.meets { self.terminal.frames.count > frames }
  }
}
