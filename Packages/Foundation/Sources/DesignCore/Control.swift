/// A thing that can be tapped.
public struct Control: Identifiable, Sendable {
  /// Stays the same while the control does, so that the focus can stay with it.
  public var id: String
  /// What is drawn, such as "＋".
  public var title: String
  /// What is read aloud; it reads alone, such as "Add Pad Thai, €9.50".
  public var label: String
  public var role: Role
  public var isEnabled: Bool
  /// Whether what it shows waits for the server to agree; drawn dimmed.
  public var isPending: Bool
  /// Whether it may be tapped again while it runs, such as a stepper's ＋. Others run once until
  /// they end.
  public var isRepeatable: Bool
  /// What a tap does; returns when all of it is done. Never cancelled by the shell.
  public var perform: @MainActor @Sendable () async -> Void

  /// - Parameters:
  ///   - id: the label, unless that changes while the control stays.
  ///   - title: the label, unless something shorter is drawn.
  public init(
    _ label: String, id: String? = nil, title: String? = nil, role: Role = .standard,
    isEnabled: Bool = true, isPending: Bool = false,
    isRepeatable: Bool = false, perform: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.id = id ?? label
    self.title = title ?? label
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.isPending = isPending
    self.isRepeatable = isRepeatable
    self.perform = perform
  }

  /// What kind of step a tap is.
  public enum Role: Hashable, Sendable, CaseIterable {
    case standard
    /// The step that the screen is for.
    case primary
    /// A step that takes something away.
    case destructive
    /// The step that changes nothing.
    case cancel
  }
}

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
