import DesignCore
import Testing

@MainActor
@Suite struct StepperTests {
  private func stepper(quantity: Int, canIncrement: Bool = true) -> Stepper {
    Stepper(
      "Soup", id: "soup", quantity: quantity, canIncrement: canIncrement, decrement: {},
      increment: {}, remove: {})
  }

  @Test("a stepper names each of its controls by what it counts")
  func labels() {
    let stepper = stepper(quantity: 2)
    #expect(stepper.title == "2 × Soup")
    #expect(
      stepper.controls.map(\.label) == ["Remove one Soup", "Add one Soup", "Remove all Soup"])
    #expect(stepper.controls.map(\.id) == ["soup.decrement", "soup.increment", "soup.remove"])
    #expect(stepper.controls.map(\.icon) == [.remove, .add, nil])
    #expect(stepper.controls.map(\.isRepeatable) == [true, true, false])
  }

  @Test("taking the last one away commits, as removing all does; adding never does")
  func committing() {
    #expect(stepper(quantity: 2).controls.map(\.isCommitting) == [false, false, true])
    #expect(stepper(quantity: 1).controls.map(\.isCommitting) == [true, false, true])
  }

  @Test("there is none to take away of nothing, and none to add where there may be no more")
  func enabled() {
    #expect(stepper(quantity: 0).controls.map(\.isEnabled) == [false, true, true])
    #expect(
      stepper(quantity: 1, canIncrement: false).controls.map(\.isEnabled) == [true, false, true])
  }

  @Test("each control does its own step")
  func steps() async {
    var steps: [String] = []
    let stepper = Stepper(
      "Soup", quantity: 2, decrement: { steps.append("less") }, increment: { steps.append("more") },
      remove: { steps.append("none") })
    for control in stepper.controls { await control.perform() }
    #expect(steps == ["less", "more", "none"])
  }
}
