/// One screen as a value: a title, a toolbar, sections, a bar pinned to the bottom, a prompt.
///
/// Values say what things are, never where they are drawn, in which colour or with which glyph:
/// that is the renderer's.
public struct ScreenContent: Sendable {
  public var title: String
  public var toolbar: [Control]
  /// The ids of the sections are unique, and so are those of the rows of all of them.
  public let sections: [Section]
  /// A control pinned below the sections while they scroll.
  public var bar: Control?
  /// A question that has to be answered before anything else can be tapped.
  public var prompt: Prompt?

  /// - Parameter sections: an id that an earlier section or row has already gets a number.
  public init(
    title: String, toolbar: [Control] = [], sections: [Section] = [], bar: Control? = nil,
    prompt: Prompt? = nil
  ) {
    self.title = title
    self.toolbar = toolbar
    self.sections = sections.withUniqueIDs
    self.bar = bar
    self.prompt = prompt
  }
}
