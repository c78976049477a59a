public import DesignCore
public import Observation

/// A screen that counts how often it is shown, refreshed and tapped.
@MainActor
public struct FakeScreen: Screen {
  public let title: String
  public let model = FakeScreenModel()

  public init(title: String) {
    self.title = title
  }

  public var content: ScreenContent {
    ScreenContent(
      title: title,
      toolbar: [Control("Ask") { model.isAsking = true }],
      sections: [
        Section(
          "Things",
          rows: [
            .text(Text("seen \(model.appearances), refreshed \(model.refreshes)")),
            .item(Item("Soup", details: ["hot"], value: "€2.00")),
            .button(Control("Tap, \(model.taps)") { model.taps += 1 }),
            .button(Control("Never", isEnabled: false) { model.taps += 100 }),
          ])
      ],
      bar: Control("Bar") {},
      prompt: model.isAsking ? prompt : nil
    )
  }

  public func appear() async { model.appearances += 1 }
  public func refresh() async { model.refreshes += 1 }

  private var prompt: Prompt {
    Prompt(
      title: "Sure?", message: "It cannot be undone.",
      choices: [Control("Yes") { model.isAsking = false }],
      cancel: Control("Cancel", role: .cancel) { model.isAsking = false }
    )
  }
}

/// What a ``FakeScreen`` was asked for so far.
@MainActor
@Observable
public final class FakeScreenModel {
  public var appearances = 0
  public var refreshes = 0
  public var isAsking = false
  public var taps = 0
}
