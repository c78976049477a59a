/// A question over a screen.
public struct Prompt: Sendable {
  public var title: String
  public var message: String
  /// The answers, in order, without the cancelling one.
  public var choices: [Control]
  public var cancel: Control

  public init(title: String, message: String, choices: [Control], cancel: Control) {
    self.title = title
    self.message = message
    self.choices = choices
    self.cancel = cancel
  }
}
