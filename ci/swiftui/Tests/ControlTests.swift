import DesignCore
import DesignCoreTesting
import Observation
import SwiftUI
import Testing

@testable import SwiftUIShellCore

/// Taps, prompts and what a control says of itself.
@MainActor
@Suite struct ControlTests {
  private let screen = FakeScreen(title: "Home")

  @Test("a tap runs its control once, and the tree shows what it changed")
  func tap() async {
    let stage = await Stage(screen)
    #expect(await stage.tap("Tap, 0"))
    #expect(screen.model.taps == 1)
    #expect(await stage.tap("Tap, 1"))
    #expect(screen.model.taps == 2)
  }

  @Test("a disabled control cannot be tapped, and running its action changes nothing")
  func disabled() async throws {
    let stage = await Stage(screen)
    let never = try #require(stage.reading.controls.first { $0.label == "Never" })
    #expect(!never.isEnabled)
    never.run?()
    await stage.settle()
    #expect(screen.model.taps == 0)
  }

  @Test("the answer of a prompt runs once, and what the system closes runs nothing")
  func answer() async throws {
    let prompt = PromptScreen()
    let stage = await Stage(prompt)
    let alert = try #require(stage.reading.alert)
    #expect(stage.reading.words == ["Sure", "Sure?", "It cannot be undone.", "Yes", "Cancel"])
    #expect(stage.reading.controls.map(\.role) == [.destructive, .cancel])
    #expect(await stage.tap("Yes"))
    alert.close()
    await stage.settle()
    #expect(prompt.model.answers == ["yes"])
    #expect(stage.reading.alert == nil)
  }

  @Test("a prompt's Cancel runs once, and a prompt that asks again is shown again")
  func cancel() async throws {
    let prompt = PromptScreen()
    let stage = await Stage(prompt)
    #expect(await stage.tap("Cancel"))
    #expect(prompt.model.answers == ["cancel"])
    prompt.model.isAsking = true
    stage.host.update()
    #expect(stage.reading.alert?.title == "Sure?")
  }

  @Test("what is selected, pending or disabled shows in traits and values")
  func traits() async {
    let content = ScreenContent(
      title: "Traits",
      toolbar: [
        Control("Favourite", label: "Favourite, on", icon: .favourite, isSelected: true) {}
      ],
      sections: [
        Section(rows: [
          .button(Control("Pay", isEnabled: false, isPending: true) {}),
          .button(Control("Hot", label: "Hot, not chosen", icon: .choice) {}),
        ])
      ])
    let stage = await Stage(StillScreen(content: content))
    let controls = stage.reading.controls
    #expect(controls.map(\.traits) == [.isSelected, [], []])
    #expect(controls.map(\.value) == ["", "waiting", ""])
    #expect(Set(stage.host.all("Image").map { $0.value as? String }) == ["heart.fill", "circle"])
  }

  @Test("a bar, a stepper and an item's own controls are read in order")
  func order() async {
    let stage = await Stage(StillScreen(content: SampleScreens.basket))
    #expect(
      stage.reading.controls.map(\.label).filter { $0.contains("Bagel") }
        == ["Remove one Bagel", "Add one Bagel", "Remove all Bagel"])
    #expect(stage.reading.words.last == SampleScreens.basket.bar?.label)
  }

  @Test("words from outside steer nothing")
  func hostile() async {
    let content = ScreenContent(
      title: "A\u{1B}[2J", sections: [Section("B\u{202E}", rows: [.text("**C**\n%@\u{07}")])])
    let stage = await Stage(StillScreen(content: content))
    #expect(stage.reading.words == ["A\u{FFFD}[2J", "B\u{FFFD}", "**C** %@\u{FFFD}"])
  }

  @Test(
    "a picture comes from the network only",
    arguments: [
      ("https://shop.example/a.jpg", true), ("file:///etc/passwd", false),
      ("HTTPS://shop.example/a.jpg", true), ("http://shop.example/a.jpg", false),
      ("not a link", false), ("", false),
    ])
  func picture(link: String, isLoaded: Bool) {
    #expect((Photo(label: "A", url: link).address != nil) == isLoaded)
  }

  @Test("a picture that does not load is its words")
  func placeholder() async {
    let content = ScreenContent(
      title: "Photo",
      sections: [Section(rows: [.photo(Photo(label: "A garden", url: "https://shop.example/a"))])])
    let stage = await Stage(StillScreen(content: content))
    #expect(stage.host.all("AsyncImage").first?.all("Text").first?.value as? String == "A garden")
    #expect(stage.reading.words == ["Photo", "Photo: A garden"])
  }
}

@MainActor
struct StillScreen: Screen {
  let content: ScreenContent
}

@MainActor
private struct PromptScreen: Screen {
  let model = Model()

  var content: ScreenContent {
    ScreenContent(
      title: "Sure", sections: [Section(rows: [.button(Control("Below") {})])],
      prompt: model.isAsking ? prompt : nil)
  }

  private var prompt: Prompt {
    Prompt(
      title: "Sure?", message: "It cannot be undone.",
      choices: [Control("Yes", role: .destructive) { model.answer("yes") }],
      cancel: Control("Cancel", role: .cancel) { model.answer("cancel") })
  }

  @Observable
  @MainActor
  final class Model {
    var isAsking = true
    var answers: [String] = []

    func answer(_ answer: String) {
      answers.append(answer)
      isAsking = false
    }
  }
}
