import DesignCore
import NavigationCoreTesting
import TerminalCoreTesting
import Testing

@testable import TerminalCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TerminalSessionTests {
  private static let (up, down, right) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C")

  @Test("arrows and letters move the focus, and Enter taps")
  func moving() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type(Self.down + "j")
      await stage.terminal.focuses("Soup 3")
      stage.terminal.type(Self.up + "k")
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("jjj\r")
      await stage.terminal.shows("Page(number: 1)")
    }
  }

  @Test("the frame after a tap on ＋ shows the new quantity, before anything is answered")
  func answersAtOnce() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      let frames = stage.terminal.frames.count
      stage.terminal.type("\r")
      await stage.terminal.shows("1 in basket")
      #expect(stage.terminal.frames.count == frames + 1)
      #expect(stage.model.isPending)
    }
  }

  @Test("＋ is tapped as often as Enter is pressed; a paying step once until it ends")
  func fastTaps() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("\r\r\r")
      await stage.terminal.shows("3 in basket")
      stage.passGuard()
      stage.terminal.type("G" + Self.down + "\r\r\r\r")
      await stage.terminal.focuses("Pay")
      stage.terminal.resize(columns: 61, rows: 16)
      await stage.terminal.shows("Pay")
      #expect(stage.model.charges == 1)
      stage.model.gate.open()
      await stage.terminal.shows("Paid")
      stage.passGuard()
      stage.terminal.type("\rk")
      await stage.terminal.focuses("Sold out")
      #expect(stage.model.charges == 2)
    }
  }

  @Test("what cannot be tapped now says so, and nothing happens")
  func disabled() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("G\r")
      await stage.terminal.shows("Sold out is not available now")
      stage.terminal.type("k")
      await stage.terminal.focuses("Panel")
      #expect(!stage.terminal.text.contains("not available"))
      #expect(stage.model.charges == 0)
    }
  }

  @Test("a question begins at the answer that changes nothing, and takes every key until then")
  func prompt() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type(Self.up + "\r")
      await stage.terminal.focuses("Cancel")
      stage.terminal.type("2")
      await stage.terminal.shows("Answer first")
      stage.terminal.type("\u{1B}[A")
      await stage.terminal.focuses("Empty it")
      stage.terminal.type("b")
      await stage.terminal.focuses("Ask")
      #expect(!stage.model.isAsking)
    }
  }

  @Test("a sheet lies over its screen until Cancel or Esc closes it")
  func sheet() async throws {
    let stage = TerminalStage(rows: 24)
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("jjjj\r")
      await stage.terminal.shows("Panel()")
      #expect(stage.terminal.text.contains("Menu"))
      stage.terminal.type("G" + Self.down + Self.down)
      await stage.terminal.focuses("Cancel")
      stage.terminal.type("\r")
      await stage.terminal.focuses("Panel")
      stage.terminal.type("\r")
      await stage.terminal.shows("Panel()")
      stage.terminal.type("\u{1B}")
      await stage.passTime()
      await stage.terminal.meets { !stage.terminal.text.contains("Panel()") }
    }
  }

  @Test("back leads to the screen before, at the control that was left")
  func back() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("b")
      await stage.terminal.shows("This is the first screen")
      stage.terminal.type("jjj\r")
      await stage.terminal.shows("‹ Page(number: 1)")
      stage.terminal.type("b")
      await stage.terminal.focuses("Page")
    }
  }

  @Test("digits and Tab switch tabs, and each tab is as it was left")
  func tabs() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.shows("[1 Home]   2 Shelf, 3 items")
      stage.terminal.type("j2")
      await stage.terminal.shows("Shelf()")
      await stage.terminal.shows("[2 Shelf, 3 items]")
      stage.terminal.type("9\t")
      await stage.terminal.focuses("Soup 2")
      stage.terminal.type("\u{1B}[Z")
      await stage.terminal.shows("Shelf()")
    }
  }

  @Test("r loads again, ? shows the keys until the next one")
  func refreshAndKeys() async throws {
    let stage = TerminalStage(rows: 24)
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("r?")
      await stage.terminal.shows("switch tabs")
      #expect(stage.model.refreshes == 1)
      stage.terminal.type("2")
      await stage.terminal.focuses("Soup 1")
      #expect(!stage.terminal.text.contains("switch tabs"))
    }
  }

  @Test("a link is typed or pasted, edited and opened; a bad one is told in a line")
  func link() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("/nowhere\r")
      await stage.terminal.shows("no such place: nowhere")
      stage.terminal.type("/pq")
      await stage.terminal.shows("Open pq▏")
      stage.terminal.type("\u{7F}\u{1B}[200~age\u{1B}[201~")
      await stage.terminal.shows("Open page▏")
      stage.terminal.type("\r")
      await stage.terminal.shows("Page(number: 1)")
    }
  }

  @Test("a paste of ten thousand characters with newlines is no key, with or without an end")
  func paste() async throws {
    let stage = TerminalStage()
    let text = String(repeating: "q\n", count: 5000)
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("\u{1B}[200~\(text)\u{1B}[201~j")
      await stage.terminal.focuses("Soup 2")
      stage.terminal.type("/\u{1B}[200~\(text)")
      await stage.passTime()
      await stage.terminal.shows("qqqq▏")
      #expect(stage.model.quantity == 0)
    }
  }

  @Test("after a launch link its screen is shown; a bad one is told over the usual start")
  func launchLink() async throws {
    let good = TerminalStage()
    try await good.run(opening: "page") { await good.terminal.shows("‹ Page(number: 1)") }
    let bad = TerminalStage()
    try await bad.run(opening: "x") {
      await bad.terminal.shows("no such place: x")
      #expect(bad.terminal.text.contains("Menu"))
    }
  }

  @Test("a message that comes after the first frame is shown until the next key")
  func messages() async throws {
    let stage = TerminalStage()
    try await stage.run(messages: ["Your payment went through."]) {
      await stage.terminal.shows("Your payment went through.")
      stage.terminal.type("j")
      await stage.terminal.focuses("Soup 2")
      #expect(!stage.terminal.text.contains("went through"))
    }
  }

  @Test("the focus stays with its control while rows come and go before it")
  func focusKeeps() async throws {
    let stage = TerminalStage(rows: 20)
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.type("jj")
      await stage.terminal.focuses("Soup 3")
      stage.model.rows = 2
      await stage.terminal.focuses("Page")
      stage.model.rows = 5
      await stage.terminal.focuses("Soup 3")
    }
  }

  @Test("a frame is written when something changed, and never otherwise")
  func nothingIdle() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      let frames = stage.terminal.frames.count
      stage.terminal.type("hhh")
      stage.terminal.type("j")
      await stage.terminal.focuses("Soup 2")
      #expect(stage.terminal.frames.count == frames + 1)
      stage.model.quantity = 0
      stage.terminal.type("k")
      await stage.terminal.focuses("Soup 1")
      #expect(stage.terminal.frames.count == frames + 2)
    }
  }

  @Test("q, Ctrl-C and the end of the input quit; a signal is told; each leaves the terminal")
  func endings() async throws {
    for key in ["q", "\u{3}"] {
      let stage = TerminalStage()
      let ending = try await stage.run {
        await stage.terminal.focuses("Soup 1")
        stage.terminal.type(key)
      }
      #expect(ending == .quit)
      #expect(stage.terminal.calls == ["enter", "leave"])
    }
    let stage = TerminalStage()
    let ending = try await stage.run {
      await stage.terminal.focuses("Soup 1")
      stage.terminal.send(.terminate(15))
    }
    #expect(ending == .signal(15))
    #expect(stage.terminal.calls == ["enter", "leave"])
  }

  @Test("a terminal that is gone ends the session with an error, and is left all the same")
  func gone() async throws {
    let stage = TerminalStage()
    await #expect(throws: ScriptedTerminal.Gone.self) {
      try await stage.run {
        await stage.terminal.focuses("Soup 1")
        stage.terminal.isGone = true
        stage.terminal.type("j")
        await stage.terminal.meets { stage.terminal.refusedFrames == 1 }
      }
    }
    #expect(stage.terminal.calls == ["enter", "leave"])
  }

  @Test("after a stop, and whenever the process is continued, everything is drawn again")
  func stopping() async throws {
    let stage = TerminalStage()
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      let first = stage.terminal.frames.count
      stage.terminal.type("\u{1A}")
      await stage.terminal.meets { stage.terminal.frames.count == first + 1 }
      stage.terminal.send(.continued)
      await stage.terminal.meets { stage.terminal.frames.count == first + 2 }
      #expect(stage.terminal.frames[first].count == stage.terminal.frames[first + 1].count)
      #expect(stage.terminal.calls == ["enter", "suspend", "enter"])
    }
  }
}
