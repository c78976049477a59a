/// One screen as a value: a title, a toolbar, sections, a bar pinned to the bottom, a prompt.
///
/// Values say what things are, never where or in which colour: that is the renderer's.
public struct ScreenContent: Sendable {
  public var title: String
  public var toolbar: [Control]
  public var sections: [Section]
  /// A control pinned below the sections while they scroll.
  public var bar: Control?
  /// A question that has to be answered before anything else can be tapped.
  public var prompt: Prompt?

  public init(
    title: String, toolbar: [Control] = [], sections: [Section] = [], bar: Control? = nil,
    prompt: Prompt? = nil
  ) {
    self.title = title
    self.toolbar = toolbar
    self.sections = sections
    self.bar = bar
    self.prompt = prompt
  }
}

/// Rows that belong together, under a heading of their own when they have one.
public struct Section: Sendable {
  public var title: String?
  public var rows: [Row]

  public init(_ title: String? = nil, rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}

/// One line of a section.
public enum Row: Sendable {
  /// Words.
  case text(Text)
  /// A picture, described in words.
  case photo(Photo)
  /// A thing with a name, a value, and what can be done with it.
  case item(Item)
  /// A control as wide as the screen.
  case button(Control)
}
