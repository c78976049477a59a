import DesignCore
import Testing

@Suite struct ControlTests {
  @Test("a control reads all that it draws, and is known by that, unless told otherwise")
  func labels() {
    let plain = Control("Check out", details: ["2 items", "€2.00"]) {}
    #expect(plain.label == "Check out, 2 items, €2.00")
    #expect(plain.id == plain.label)

    let heart = Control("Favourite", id: "heart", label: "Favourite, on", icon: .favourite) {}
    #expect(heart.title == "Favourite")
    #expect(heart.label == "Favourite, on")
    #expect(heart.id == "heart")
  }

  @Test("a destructive control commits, another one only if it says so")
  func committing() {
    for role in Control.Role.allCases {
      #expect(Control("A", role: role) {}.isCommitting == (role == .destructive))
      #expect(Control("A", role: role, isCommitting: true) {}.isCommitting)
      #expect(!Control("A", role: role, isCommitting: false) {}.isCommitting)
    }
  }
}
