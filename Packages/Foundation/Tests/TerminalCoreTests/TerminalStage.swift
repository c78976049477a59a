import DesignCore
import DesignCoreTesting
import Observation
import NavigationCore
import NavigationCoreTesting
import NetworkCoreTesting
import RoutingCore
import TerminalCoreTesting

@testable import TerminalCore

/// What the stage's screens are drawn from, and what a test holds and counts.
@MainActor
@Observable
final class StageModel {
  var quantity = 0
  var isPending = false
  var charges = 0
  var isPaid = false
  var isAsking = false
  var refreshes = 0
  var rows = 3
  /// Held by a test until an answer is to come.
  @ObservationIgnored let gate = Gate()
  @ObservationIgnored var router: (any Router)?
  /// Called when something is added, as if that took its time.
  @ObservationIgnored var onAdd: () -> Void = {}

  func add() async {
    onAdd()
    (quantity, isPending) = (quantity + 1, true)
    await gate.wait()
    isPending = false
  }

  func pay() async {
    charges += 1
    await gate.wait()
    isPaid = true
  }
}

/// Lets nobody pass until it is opened.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

/// The home screen of the stage, with a page, a sheet and a question behind it.
@MainActor
struct StageScreen: Screen {
  let model: StageModel

  var content: ScreenContent {
    ScreenContent(
      title: "Menu",
      toolbar: [Control("Ask", id: "ask") { model.isAsking = true }],
      sections: [
        Section(
          "Mains",
          rows: (1...model.rows).map { number in
            .item(
              Item(
                Text("Soup \(number)"),
                details: model.quantity > 0
                  ? [Text("\(model.quantity) in basket", style: .caption, tone: .accent)] : [],
                value: "€2.00",
                action: Control(
                  "Add soup \(number)", id: "add-\(number)", icon: .add, isRepeatable: true
                ) { await model.add() }))
          }),
        Section(rows: [
          .button(Control("Page", id: "page") { model.router?.open(Page(number: 1)) }),
          .button(Control("Panel", id: "panel") { model.router?.open(Panel()) }),
          .button(Control("Sold out", id: "off", isEnabled: false) { model.charges += 100 }),
        ]),
      ],
      bar: Control(
        model.isPaid ? "Paid" : "Pay €2.00", id: "pay", role: .primary, isPending: model.isPending,
        isCommitting: true
      ) { await model.pay() },
      prompt: model.isAsking ? prompt : nil)
  }

  func refresh() async { model.refreshes += 1 }

  private var prompt: Prompt {
    Prompt(
      title: "Empty the basket?", message: "Your soups will be removed.",
      choices: [
        Control("Empty it", role: .destructive) { (model.quantity, model.isAsking) = (0, false) }
      ],
      cancel: Control("Cancel", role: .cancel) { model.isAsking = false })
  }
}

/// A full-screen session on a scripted terminal.
@MainActor
final class TerminalStage {
  let terminal: ScriptedTerminal
  let model = StageModel()
  let navigator: Navigator
  private let session: TerminalSession
  let clock = ManualClock()

  init(columns: Int = 60, rows: Int = 16, environment: [String: String] = ["TERM": "xterm"]) {
    terminal = ScriptedTerminal(columns: columns, rows: rows)
    navigator = Navigator(
      tabs: [Tab("Home", root: Home()), Tab("Shelf", root: Shelf(), badge: { "3 items" })]
    ) { [model] route, router -> any Screen in
      guard route is Home else { return FakeScreen(title: "\(route)") }
      model.router = router
      return StageScreen(model: model)
    }
    session = TerminalSession(
      navigator: navigator, driver: terminal,
      colors: TerminalColors(environment: environment),
      clock: clock
    ) { link in
      guard link == "page" else { throw StageLink(description: "no such place: \(link)") }
      return Page(number: 1)
    }
  }

  /// Lets the time pass after which a control that commits takes a key.
  func passGuard() { clock.advance(by: CommitGuard.longestRepeat) }

  /// Lets the time pass after which a lone Esc is a key.
  func passTime() async { clock.advance(by: await clock.sleeper(within: .seconds(1))) }

  /// Runs the session while the test plays the person, then quits.
  @discardableResult
  func run(
    opening link: String? = nil, messages: [String] = [], _ play: () async throws -> Void
  ) async throws -> TerminalSession.Ending {
    let running = Task {
      try await session.run(opening: link) {
        AsyncStream { continuation in
          messages.forEach { continuation.yield($0) }
          continuation.finish()
        }
      }
    }
    do {
      try await play()
    } catch {
      model.gate.open()
      terminal.type("\u{3}")
      _ = try await running.value
      throw error
    }
    model.gate.open()
    terminal.type("\u{3}")
    return try await running.value
  }
}

private struct StageLink: Error, CustomStringConvertible {
  let description: String
}
