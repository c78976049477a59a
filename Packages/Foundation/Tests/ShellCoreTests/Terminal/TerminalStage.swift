import DesignCore
import Observation
import RoutingCore

@testable import ShellCore

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
  @ObservationIgnored weak var router: (any Router)?

  func add() async {
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
      toolbar: [Control("Ask", id: "ask", title: "Ask") { model.isAsking = true }],
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
                action: Control("Add soup \(number)", id: "add-\(number)", title: "＋") {
                  await model.add()
                }))
          }),
        Section(rows: [
          .button(Control("Page", id: "page") { model.router?.open(Page(number: 1)) }),
          .button(Control("Panel", id: "panel") { model.router?.open(Panel()) }),
          .button(Control("Sold out", id: "off", isEnabled: false) { model.charges += 100 }),
        ]),
      ],
      bar: Control(
        model.isPaid ? "Paid" : "Pay €2.00", id: "pay", role: .primary, isPending: model.isPending
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
  private let silence = AsyncStream<Void>.makeStream()

  init(columns: Int = 60, rows: Int = 16, environment: [String: String] = ["TERM": "xterm"]) {
    terminal = ScriptedTerminal(columns: columns, rows: rows)
    navigator = Navigator(
      tabs: [Tab("Home", root: Home()), Tab("Shelf", root: Shelf(), badge: { "3 items" })]
    ) { [model] route -> any Screen in
      guard route is Home else { return FakeScreen(title: "\(route)") }
      return StageScreen(model: model)
    }
    model.router = navigator
    session = TerminalSession(
      navigator: navigator, driver: terminal,
      colors: TerminalColors(environment: environment),
      sleep: { [stream = silence.stream] _ in for await _ in stream {} }
    ) { link in
      guard link == "page" else { throw StageLink(description: "no such place: \(link)") }
      return Page(number: 1)
    }
  }

  /// Lets the time pass after which a lone Esc is a key.
  func passTime() { silence.continuation.finish() }

  /// Runs the session while the test plays the person, then quits.
  @discardableResult
  func run(
    opening link: String? = nil, news: String? = nil, _ play: () async throws -> Void
  ) async throws -> TerminalSession.Ending {
    let running = Task { try await session.run(opening: link, news: news) }
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
