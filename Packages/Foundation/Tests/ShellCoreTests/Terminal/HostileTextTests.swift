import DesignCore
import Testing

@testable import ShellCore

@MainActor
@Suite struct HostileTextTests {
  private static let pieces: [String] = [
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}[?1049l", "\u{9B}31m",
    "\u{7}",
    "\u{8}\u{8}\u{8}", "\r\n", "\n", "\t", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}",
    "\u{2066}",
    "\u{2069}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FE0F}", "\u{301}", "\u{20E3}", "<script>",
    "&amp;", "[1] ", "# ", "> ", "▸", "東京", "👩‍👩‍👧‍👦", "🇮🇪", "🇮", "שלום", "e\u{301}", "ก\u{E33}", " ", "a",
    "Pad Thai",
    "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "\u{FFFD}", "\u{10FFFF}", "\u{E0001}", "\u{FDFD}", "𒐫",
  ]

  @Test("hostile text in every place never steers a terminal, nor a script that reads plain text")
  func everywhere() {
    var random = Seeded(41)
    for _ in 0..<60 {
      let content = Self.screen(&random)
      let size = TerminalSize(
        columns: Int.random(in: 24...130, using: &random),
        rows: Int.random(in: 9...40, using: &random))
      for scene in Self.scenes(content) {
        let layout = TerminalLayout(scene, size: size)
        var terminal = ScreenEmulator(size: size)
        let painter = StylePainter(depth: .indexed, scheme: .dark)
        terminal.take(FrameWriter(painter: painter).bytes(from: nil, to: layout.frame))
        #expect(terminal.faults.isEmpty)
        #expect(terminal.text == layout.frame.text)
        Self.expectHarmless(layout.frame.text)
      }
      let plain = PlainPage(content: content)
      Self.expectHarmless(plain.text)
    }
  }

  @Test("names of ten thousand characters are drawn like others")
  func longNames() {
    for name in [
      String(repeating: "x", count: 10_000), String(repeating: "東", count: 10_000),
      "a" + String(repeating: "\u{301}", count: 10_000),
      String(repeating: "\u{1B}[2J", count: 2500),
      String(repeating: "👩‍👩‍👧‍👦", count: 10_000), String(repeating: " ", count: 10_000),
    ] {
      let content = Self.screen { name }
      for scene in Self.scenes(content) {
        let text = TerminalLayout(scene, size: .usual).frame.text
        #expect(text.utf8.count < 80 * 24 * 64)
        Self.expectHarmless(text)
      }
    }
  }

  private static func expectHarmless(_ text: String) {
    let steering = text.unicodeScalars.filter {
      switch $0.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(steering.isEmpty)
  }

  private static func scenes(_ content: ScreenContent) -> [TerminalScene] {
    var plain = TerminalScene(content: content, isNested: true, tabs: [content.title, "B"])
    plain.line = .notice(content.title)
    var sheet = TerminalScene(content: SampleScreens.store, line: .link(content.title))
    var body = content
    body.prompt = nil
    sheet.sheet = TerminalScene.Sheet(content: body, cancel: Control("Cancel") {})
    var open = plain
    open.content.prompt = nil
    return [plain, sheet, open]
  }

  private static func screen(_ random: inout Seeded) -> ScreenContent {
    // A copy, since the closure cannot hold the generator itself.
    var generator = random
    defer { random = generator }
    return screen {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  private static func screen(_ words: () -> String) -> ScreenContent {
    func control() -> Control { Control(words(), title: words(), role: .standard) {} }
    func item() -> Item {
      Item(
        Text(words()), details: [Text(words(), style: .caption, tone: .accent), Text(words())],
        value: Text(words()), photo: Photo(label: words()), action: control(),
        controls: [control(), control()])
    }
    return ScreenContent(
      title: words(), toolbar: [control()],
      sections: [
        Section(
          words(),
          rows: [
            .text(Text(words())), .photo(Photo(label: words())), .button(control()), .item(item()),
          ])
      ],
      bar: Control(words(), role: .primary) {},
      prompt: Prompt(title: words(), message: words(), choices: [control()], cancel: control()))
  }
}
