import DesignCore
import DesignCoreTesting
import TerminalCore
import Testing

@MainActor
@Suite struct PlainPageTests {
  @Test("a row tapped as a whole is told by its label alone")
  func wholeRow() {
    let content = ScreenContent(
      title: "Menu",
      sections: [
        Section(rows: [
          .item(
            Item(
              "Pad Thai", details: ["spicy"], value: "€9.50",
              action: Control("Add Pad Thai, €9.50", icon: .add) {})),
          .photo(Photo(label: "A bowl")),
        ])
      ])
    #expect(PlainPage(content: content).text == "# Menu\n[1] Add Pad Thai, €9.50\nPhoto: A bowl\n")
  }

  @Test("a name that holds escapes, line breaks or overrides is shown harmlessly, on one line")
  func hostile() {
    let name = "A\u{1B}[2J\nB\u{9B}1m\u{202E}C\u{2028}D"
    let page = PlainPage(content: ScreenContent(title: name))
    #expect(page.text == "# A\u{FFFD}[2J B\u{FFFD}1m\u{FFFD}C D\n")
  }

  @Test("hostile text has one line for each thing, and no character that steers")
  func hostileScreens() {
    var hostile = HostileText(seed: 10)
    for round in 0..<120 {
      let content = hostile.screen()
      let text = PlainPage(content: content).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == HostileText.plainLines + 1, "round \(round)")
      #expect(
        !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control },
        "round \(round)")
    }
  }
}
