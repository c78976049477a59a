import DesignCore
import ShellCore
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
              action: Control("Add Pad Thai, €9.50", title: "＋") {})),
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
}
