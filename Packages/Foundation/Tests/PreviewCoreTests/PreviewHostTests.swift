import DesignCore
import DesignCoreTesting
import Foundation
import PreviewCore
import TerminalCore
import TerminalCoreTesting
import Testing

@MainActor
@Suite struct PreviewHostTests {
  private static let previews = [
    Preview("calm") { FakeScreen(title: "Calm") },
    Preview("wild", appearance: Appearance(colorScheme: .dark)) { FakeScreen(title: "Wild") },
  ]

  private func run(
    _ arguments: String..., input: [String] = []
  ) async -> (status: Int32, output: String) {
    let console = ScriptedConsole(input)
    let host = PreviewHost(name: "Demo", previews: Self.previews, console: console)
    return (await host.run(arguments: arguments), console.output)
  }

  @Test("the list names each preview on a line of its own")
  func list() async {
    let (status, output) = await run("--list")
    #expect(status == 0)
    #expect(output == "calm\nwild\n")
  }

  @Test("a preview is drawn as plain text")
  func preview() async {
    let (status, output) = await run("--preview", "wild")
    #expect(status == 0)
    #expect(output.hasPrefix("# Wild\n[1] Ask\n"))
  }

  @Test("the help names every option")
  func help() async {
    let (status, output) = await run("--help")
    #expect(status == 0)
    #expect(["Demo", "--list", "--preview", "--html", "--help"].allSatisfy(output.contains))
  }

  @Test(
    "what is not there is told in one line, with status 2",
    arguments: [
      (["--preview", "x"], "no preview x; see --list"),
      (["--preview"], "--preview takes one name; see --list"),
      (["--html"], "--html takes one folder"),
      (["--html", ""], "--html takes one folder"),
      (["--html", "a", "b"], "--html takes one folder"),
      (["--wrong"], "unknown arguments: --wrong; see --help"),
      (["--list", "x"], "unknown arguments: --list x; see --help"),
      (["\u{1B}[2J"], "unknown arguments: \u{FFFD}[2J; see --help"),
    ])
  func bad(arguments: [String], reason: String) async {
    let console = ScriptedConsole([])
    let host = PreviewHost(name: "Demo", previews: Self.previews, console: console)
    #expect(await host.run(arguments: arguments) == 2)
    #expect(console.output == "? \(reason)\n")
  }

  @Test("without an option a preview is picked, driven and left again")
  func drive() async {
    let (status, output) = await run(input: ["2", "2", "back", "quit"])
    #expect(status == 0)
    let titles = output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(titles == ["# Demo", "# Wild", "# Wild", "# Demo"])
    #expect(output.hasPrefix("# Demo\n[1] calm\n[2] wild\n> 2\n# Wild\n[1] Ask\n"))
    #expect(output.contains("[2] Tap, 0") && output.contains("[2] Tap, 1"))
  }

  @Test("a preview that is driven is in its state: it does not appear a second time")
  func state() async {
    let (_, output) = await run(input: ["open calm", "quit"])
    #expect(output.contains("seen 0, refreshed 0"))
  }

  @Test("on a terminal a preview is picked, driven and left full-screen")
  func terminal() async {
    let (terminal, console) = (ScriptedTerminal(), ScriptedConsole([]))
    let host = PreviewHost(
      name: "Demo", previews: Self.previews, console: console, terminal: terminal)
    let driving = Task { await host.run(arguments: []) }
    await terminal.shows("calm")
    terminal.type("j\r")
    await terminal.shows("Tap, 0")
    terminal.type("b")
    await terminal.shows("calm")
    terminal.type("q")
    #expect(await driving.value == 0)
    #expect(terminal.calls == ["enter", "leave"])
    #expect(console.output == "")
  }

  @Test("a terminal that is gone, and a signal, give a status that says so")
  func ends() async {
    let (gone, asked) = (ScriptedTerminal(), ScriptedTerminal())
    gone.isGone = true
    asked.send(.terminate(15))
    for (terminal, status) in [(gone, 1), (asked, 128 + 15)] {
      let host = PreviewHost(
        name: "Demo", previews: Self.previews, console: ScriptedConsole([]), terminal: terminal)
      #expect(await host.run(arguments: []) == Int32(status))
    }
  }

  @Test("a name that is no preview's opens nothing")
  func unknown() async {
    let (_, output) = await run(input: ["open hot", "quit"])
    #expect(output.contains("? no preview hot; the first screen lists them\n"))
  }
}
