import DesignCore
import DesignCoreTesting
import Testing

@Suite struct RowIDTests {
  private static func ids(_ content: ScreenContent) -> [String] {
    content.sections.flatMap { $0.rows.map(\.id) }
  }

  @Test("no two sections and no two rows of a screen have one id, whatever they say")
  func unique() {
    var hostile = HostileText(seed: 12)
    let twins = ["a", "a", "a-2", "", "a", "", "a-2"]
    let sections = twins.map { Section($0, rows: twins.map { .text(Text($0)) }) }
    let contents =
      [ScreenContent(title: "", sections: sections + [Section(rows: []), Section(rows: [])])]
      + [SampleScreens.store, SampleScreens.basket, SampleScreens.long(150)]
      + (0..<60).map { _ in hostile.screen() }
    for content in contents {
      #expect(Set(content.sections.map(\.id)).count == content.sections.count)
      #expect(Set(Self.ids(content)).count == Self.ids(content).count)
    }
  }

  @Test("a row is known by its control, else by its words, unless told otherwise")
  func derived() {
    let tap = Control("Tap, 1", id: "tap") {}
    let rows: [Row] = [
      .button(tap), .item(Item("Soup", controls: [Control("Pay", id: "pay") {}])),
      .item(Item("Bread", action: Control("Add Bread", id: "add") {})), .item(Item("Fee")),
      .stepper(Stepper("Tea", id: "line-1", quantity: 1, decrement: {}, increment: {})),
      .photo(Photo(label: "A bowl")), .text("Hot"), .text("Cold", id: "temperature"),
    ]
    let content = ScreenContent(title: "", sections: [Section("Mains", id: "s", rows: rows)])
    #expect(
      Self.ids(content)
        == ["tap", "pay", "add", "Fee", "line-1", "A bowl", "Hot", "temperature"])
    #expect(content.sections.map(\.id) == ["s"])
  }

  @Test("a row stays the same while what it shows changes and rows come and go around it")
  func stable() {
    func screen(_ quantity: Int, _ words: [String]) -> ScreenContent {
      let stepper = Stepper(
        "Tea", id: "line-1", quantity: quantity, value: Text("€\(quantity).00"), decrement: {},
        increment: {})
      return ScreenContent(
        title: "",
        sections: [Section("Deli", rows: words.map { .text(Text($0)) } + [.stepper(stepper)])])
    }
    #expect(Self.ids(screen(1, ["Hot"])).last == "line-1")
    #expect(Self.ids(screen(7, ["Closed", "Hot"])).last == "line-1")
  }
}
