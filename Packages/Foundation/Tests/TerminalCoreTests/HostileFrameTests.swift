import DesignCore
import DesignCoreTesting
import SeededTesting
import TerminalCoreTesting
import Testing

@testable import TerminalCore

@Suite struct HostileFrameTests {
  @Test("text made to do harm never steers a terminal, wherever on a screen it stands")
  func everywhere() {
    var hostile = HostileText(seed: 41)
    var random = Seeded(42)
    let writer = FrameWriter(painter: StylePainter(depth: .indexed, scheme: .dark))
    for round in 0..<60 {
      let size = TerminalSize(
        columns: .random(in: 24...130, using: &random), rows: .random(in: 9...40, using: &random))
      for scene in Self.scenes(&hostile) {
        let frame = TerminalLayout(scene, size: size).frame
        var terminal = ScreenEmulator(size: size)
        terminal.take(writer.bytes(from: nil, to: frame))
        #expect(terminal.faults.isEmpty, "round \(round)")
        #expect(terminal.text == frame.text, "round \(round)")
      }
    }
  }

  @Test(
    "a name of ten thousand characters is drawn like any other",
    arguments: [
      "x", "東", "\u{301}", "\u{1B}[2J", "👩‍👩‍👧‍👦", " ", "\u{202E}", "\u{200B}", "\n",
    ])
  func longNames(piece: String) {
    let name = "a" + String(repeating: piece, count: 10_000)
    let content = ScreenContent(
      title: name, toolbar: [Control(name) {}],
      sections: [
        Section(name, rows: [.item(Item(Text(name), value: Text(name), action: Control(name) {}))])
      ],
      bar: Control(name, role: .primary) {})
    let scene = TerminalScene(content: content, tabs: [name, name], line: .notice(name))
    let text = TerminalLayout(scene, size: .usual).frame.text
    #expect(text.unicodeScalars.starts(with: "  a".unicodeScalars))
    #expect(text.utf8.count < 80 * 24 * 64)
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }

  /// A screen, a question and a sheet of such text.
  private static func scenes(_ hostile: inout HostileText) -> [TerminalScene] {
    let content = hostile.screen()
    let tabs = [hostile.word(), hostile.word()]
    let screen = TerminalScene(
      content: content, isNested: true, tabs: tabs, line: .notice(hostile.word()))
    var asking = screen
    asking.content.prompt = Prompt(
      title: hostile.word(), message: hostile.word(), choices: [Control(hostile.word()) {}],
      cancel: Control(hostile.word()) {})
    var sheet = screen
    sheet.line = .link(hostile.word())
    sheet.sheet = TerminalScene.Sheet(
      content: hostile.screen(), cancel: Control(hostile.word()) {})
    return [screen, asking, sheet]
  }
}
