/// A thing that can be tapped.
public struct Control: Identifiable, Sendable {
  /// Stays the same while the control does, so that the focus can stay with it.
  public var id: String
  /// What is drawn, such as "Check out".
  public var title: String
  /// What is drawn beside the title, such as a total. A renderer breaks none of them.
  public var details: [String]
  /// The picture. In a toolbar, in a row and at a row's end it is drawn in place of the title,
  /// elsewhere before it.
  public var icon: Icon?
  /// Whether the icon shows that this is chosen or on.
  public var isSelected: Bool
  /// What is read aloud. It reads alone, such as "Add Pad Thai, €9.50", and holds all the words
  /// that are drawn and whether the control is selected.
  public var label: String
  public var role: Role
  public var isEnabled: Bool
  /// Whether what it shows waits for the server to agree; drawn dimmed.
  public var isPending: Bool
  /// Whether it may be tapped again while it runs, such as a stepper's increment. Others run once
  /// until they end.
  public var isRepeatable: Bool
  /// Whether a tap pays, orders, removes or replaces something. Such a control never has the focus
  /// when its screen comes into sight, and takes no key that was pressed before it could be seen.
  public var isCommitting: Bool
  /// What a tap does; returns when all of it is done. Never cancelled by the navigation.
  public var perform: @MainActor @Sendable () async -> Void

  /// - Parameters:
  ///   - id: the label unless given; to be given where the label changes while the control stays.
  ///   - label: the title and the details unless given.
  ///   - isCommitting: true for a destructive role unless given.
  public init(
    _ title: String, details: [String] = [], id: String? = nil, label: String? = nil,
    icon: Icon? = nil, isSelected: Bool = false, role: Role = .standard, isEnabled: Bool = true,
    isPending: Bool = false, isRepeatable: Bool = false, isCommitting: Bool? = nil,
    perform: @escaping @MainActor @Sendable () async -> Void
  ) {
    let label = label ?? ([title] + details).joined(separator: ", ")
    self.id = id ?? label
    self.title = title
    self.details = details
    self.icon = icon
    self.isSelected = isSelected
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.isPending = isPending
    self.isRepeatable = isRepeatable
    self.isCommitting = isCommitting ?? (role == .destructive)
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
