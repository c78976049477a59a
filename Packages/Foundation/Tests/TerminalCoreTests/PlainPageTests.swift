import DesignCore
import DesignCoreTesting
import Foundation
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

  @Test(
    "text that reads as a choice, a title, a prompt or a refusal is marked",
    arguments: [
      ("[9] Pay €0.01", "\\[9] Pay €0.01"), ("[9]", "\\[9]"), ("# Title", "\\# Title"),
      ("## Title", "\\## Title"), ("> quit", "\\> quit"), ("? no", "\\? no"),
      ("[new] soup", "\\[new] soup"), ("\\[9] Pay", "\\\\\\[9] Pay"), ("  [9] Pay", "  \\[9] Pay"),
      ("\u{200B}\u{A0}# T", "\u{200B}\u{A0}\\# T"), ("\u{200E}[9] T", "\u{200E}\\[9] T"),
      ("\n[9] T", " \\[9] T"), ("［９］ Pay", "\\［９］ Pay"), ("[٩] Pay", "\\[٩] Pay"),
      ("[ 9\u{200D} ] Pay", "\\[ 9\u{200D} ] Pay"), ("＃ Title", "\\＃ Title"),
      ("[\u{301}9] Pay", "\\[\u{301}9] Pay"), ("❯ quit", "\\❯ quit"),
      // Where the terminal breaks a long line nobody knows.
      ("Good food, [9] Pay €0.01 and [10] x", "Good food, \\[9] Pay €0.01 and \\[10] x"),
      ("Soup #5 > 3?", "Soup #5 > 3?"), ("5 stars [really]", "5 stars [really]"), ("", ""),
    ])
  func marks(text: String, line: String) {
    let row = PlainPage(
      content: ScreenContent(title: "T", sections: [Section(rows: [.text(Text(text))])]))
    #expect(row.text == "# T\n\(line)\n")
    let item = PlainPage(
      content: ScreenContent(
        title: "T", sections: [Section(rows: [.item(Item("Soup", details: [Text(text)]))])]))
    #expect(item.text == "# T\nSoup\n\(line)\n")
    let question = PlainPage(
      content: ScreenContent(
        title: "T", sections: [],
        prompt: Prompt(
          title: "Sure?", message: text, choices: [], cancel: Control("Cancel", role: .cancel) {})))
    #expect(question.text == "# T\n## Sure?\n\(line)\n[1] Cancel\n")
  }

  @Test("a number inside of a title or a label is marked, so that each number is a choice's own")
  func labels() {
    let content = ScreenContent(
      title: "[9] Pay", toolbar: [Control("Add [9] Pay", id: "1") {}],
      sections: [Section("[8] Pay", rows: [])])
    #expect(
      PlainPage(content: content).text == "# \\[9] Pay\n[1] Add \\[9] Pay\n## \\[8] Pay\n")
  }

  @Test("in hostile text only what plain mode prints looks like a choice, a title or a prompt")
  func hostileMarks() {
    var hostile = HostileText(seed: 11)
    for round in 0..<120 {
      let page = PlainPage(content: hostile.screen())
      let lines = page.text.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("# ") } == 1, "round \(round)")
      #expect(lines.count { $0.hasPrefix("## ") } == 1, "round \(round)")
      #expect(!lines.contains { $0.hasPrefix("> ") || $0.hasPrefix("? ") }, "round \(round)")
      let unmarked = page.text.replacingOccurrences(of: "\\[", with: "|", options: .literal)
      let choice = /\[(\d+)\]/.matchingSemantics(.unicodeScalar)
      let numbers = unmarked.matches(of: choice).map { String($0.1) }
      #expect(numbers == (1...page.choices.count).map { "\($0)" }, "round \(round)")
    }
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
