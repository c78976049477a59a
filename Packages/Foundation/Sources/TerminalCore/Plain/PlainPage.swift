public import DesignCore
public import NavigationCore

/// A screen as plain text with numbered choices.
@MainActor
public struct PlainPage {
  /// A thing that a number taps.
  public enum Choice {
    case control(Control)
    case tab(Int)
    /// Closes the sheet.
    case close
  }

  /// The lines, each ended by a newline.
  public private(set) var text = ""
  /// What the numbers tap; number 1 comes first.
  public private(set) var choices: [Choice] = []

  /// Draws content alone, as previews do.
  public init(content: ScreenContent) {
    line("# ", content.title)
    if let prompt = content.prompt {
      draw(prompt)
    } else {
      draw(content)
    }
  }

  /// Draws the screen in sight and, unless something waits for an answer, the tabs.
  public init(navigator: Navigator) {
    let content = navigator.current?.screen.content ?? ScreenContent(title: "")
    self.init(content: content)
    guard content.prompt == nil else { return }
    if navigator.sheet != nil {
      choose(.close, label: "Cancel")
    } else if navigator.tabs.count > 1 {
      for (index, tab) in navigator.tabs.enumerated() {
        choose(.tab(index), label: tab.label)
      }
    }
  }

  private mutating func draw(_ prompt: Prompt) {
    line("## ", prompt.title)
    line("", prompt.message)
    for control in prompt.choices + [prompt.cancel] {
      choose(control)
    }
  }

  private mutating func draw(_ content: ScreenContent) {
    content.toolbar.forEach { choose($0) }
    for section in content.sections {
      if let title = section.title { line("## ", title) }
      section.rows.forEach { draw($0) }
    }
    if let bar = content.bar { choose(bar) }
  }

  private mutating func draw(_ row: Row) {
    switch row.content {
    case .text(let text): line("", text.string)
    case .photo(let photo): line("Photo: ", photo.label)
    case .button(let control): choose(control)
    case .item(let item): draw(item)
    case .stepper(let stepper): draw(Item(stepper))
    }
  }

  /// A row that is tapped as a whole is told by its label alone; the rest of it would only repeat.
  private mutating func draw(_ item: Item) {
    if let action = item.action {
      choose(action)
    } else {
      let value = item.value.map { ": " + $0.string } ?? ""
      line("", item.title.string + value)
      item.details.forEach { line("", $0.string) }
    }
    item.controls.forEach { choose($0) }
  }

  private mutating func choose(_ control: Control) {
    choose(.control(control), label: control.label, isEnabled: control.isEnabled)
  }

  private mutating func choose(_ choice: Choice, label: String, isEnabled: Bool = true) {
    choices.append(choice)
    line("[\(choices.count)] ", label, isEnabled ? "" : " (disabled)")
  }

  private mutating func line(_ prefix: String, _ words: String, _ suffix: String = "") {
    text += prefix + words.plain(isWholeLine: prefix.isEmpty) + suffix + "\n"
  }
}
