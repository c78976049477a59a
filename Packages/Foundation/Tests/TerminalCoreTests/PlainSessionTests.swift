import DesignCoreTesting
import NavigationCore
import NavigationCoreTesting
import RoutingCore
import TerminalCore
import TerminalCoreTesting
import Testing

private struct BadLink: Error, CustomStringConvertible {
  let description: String
}

@MainActor
@Suite struct PlainSessionTests {
  private static let home = """
    # Home()
    [1] Ask
    ## Things
    seen 1, refreshed 0
    Soup: €2.00
    hot
    [2] Tap, 0
    [3] Never (disabled)
    [4] Bar
    [5] Home
    [6] Shelf, 3 items

    """

  private func makeNavigator() -> Navigator {
    Navigator(
      tabs: [Tab("Home", root: Home()), Tab("Shelf", root: Shelf(), badge: { "3 items" })]
    ) { route, _ in FakeScreen(title: "\(route)") }
  }

  private func run(_ lines: [String], opening link: String? = nil) async -> String {
    let console = ScriptedConsole(lines)
    await #expect(throws: Never.self) { try await run(on: console, opening: link) }
    return console.output
  }

  private func run(on console: ScriptedConsole, opening link: String? = nil) async throws {
    let session = PlainSession(navigator: makeNavigator(), console: console) { link in
      guard link == "page" else { throw BadLink(description: "no such place: \(link)") }
      return Page(number: 1)
    }
    try await session.run(opening: link)
  }

  @Test("the screen is printed once, then a prompt; the end of the input quits")
  func start() async {
    #expect(await run([]) == Self.home + "> \n")
    #expect(await run(["quit"]) == Self.home + "> quit\n")
  }

  @Test("a number taps what it stands before, and the changed screen is printed")
  func tap() async {
    let changed = Self.home.replacing("Tap, 0", with: "Tap, 1")
    #expect(await run(["2", "quit"]) == Self.home + "> 2\n" + changed + "> quit\n")
  }

  @Test(
    "a prompt takes the place of the choices until it is answered", arguments: ["1", "2", "back"])
  func prompt(answer: String) async {
    let question = """
      # Home()
      ## Sure?
      It cannot be undone.
      [1] Yes
      [2] Cancel

      """
    #expect(
      await run(["1", answer, "quit"])
        == Self.home + "> 1\n" + question + "> \(answer)\n" + Self.home + "> quit\n")
  }

  @Test(
    "what is no command, or cannot be done, is told in one line and changes nothing",
    arguments: [
      ("jump", "not a command: jump; try a number, back, tab, open, refresh or quit"),
      ("", "not a command: ; try a number, back, tab, open, refresh or quit"),
      ("0", "not a command: 0; try a number, back, tab, open, refresh or quit"),
      ("-1", "not a command: -1; try a number, back, tab, open, refresh or quit"),
      ("7", "no choice 7 here"),
      ("99999999999999999999", nil),
      ("3", "Never is disabled"),
      ("back", "this is the first screen; quit leaves"),
      ("tab Nowhere", "no tab Nowhere; there are Home, Shelf"),
      ("open nowhere", "no such place: nowhere"),
    ])
  func refused(command: String, reason: String?) async {
    let told = reason ?? "not a command: \(command); try a number, back, tab, open, refresh or quit"
    #expect(
      await run([command, "quit"]) == Self.home + "> \(command)\n? \(told)\n> quit\n")
  }

  @Test("tabs, links, refreshing and going back work by name")
  func commands() async {
    let output = await run(["tab shelf", "open page", "back", "refresh", "quit"])
    let titles = output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(titles == ["# Home()", "# Shelf()", "# Page(number: 1)", "# Shelf()", "# Shelf()"])
    #expect(output.contains("seen 2, refreshed 1"))
  }

  @Test("after a launch link only its screen is printed; after a bad one its line, then the start")
  func launchLink() async {
    #expect(await run(["quit"], opening: "page").hasPrefix("# Page(number: 1)\n"))
    #expect(await run(["quit"], opening: "x") == "? no such place: x\n" + Self.home + "> quit\n")
  }

  @Test("a message and a refusal are marked where they look like a choice or a prompt")
  func marks() async throws {
    let console = ScriptedConsole([])
    for message in ["[9] Pay €0.01", "# Stores", "> quit", "A\n[1] B"] {
      try console.write(message: message)
    }
    #expect(console.output == "\\[9] Pay €0.01\n\\# Stores\n\\> quit\nA \\[1] B\n")
    #expect(
      await run(["quit"], opening: "[9] x").hasPrefix("? no such place: \\[9] x\n# Home()\n"))
  }

  @Test("output that cannot be written ends the session at once, whichever write it was")
  func brokenOutput() async {
    let lines = ["jump", "2", "tab nowhere"]
    let whole = await run(lines, opening: "x")
    let error = OutputError(code: 28)
    for writes in 0..<10 {
      let console = ScriptedConsole(lines, failure: (error, writes))
      await #expect(throws: error) { try await run(on: console, opening: "x") }
      #expect(whole.hasPrefix(console.output))
      #expect(console.output.count < whole.count)
    }
  }

  @Test("a sheet shows its own choices, Cancel last, and no tabs")
  func sheet() async {
    let navigator = makeNavigator()
    navigator.start(at: Panel())
    await navigator.settle()
    let page = PlainPage(navigator: navigator)
    #expect(page.text.hasSuffix("[4] Bar\n[5] Cancel\n"))
  }
}
