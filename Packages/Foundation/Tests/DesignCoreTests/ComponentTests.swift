import DesignCore
import Testing

@Suite struct ComponentTests {
  @Test("a row that is drawn as a component keeps its id and its plain content")
  func row() {
    let row = Row.text("4 of 5", id: "rating")
      .drawn(as: Component(ComponentID<Int>("stars"), value: 4))
    #expect(row.id == "rating")
    #expect(row.component?.name == "stars")
    #expect(row.component?.value as? Int == 4)
    guard case .text(let text) = row.content else {
      Issue.record("the row's content has changed")
      return
    }
    #expect(text.string == "4 of 5")
  }
}
