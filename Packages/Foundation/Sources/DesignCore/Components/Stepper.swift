/// A thing with a quantity that a person changes, such as a line of a basket.
public struct Stepper: Identifiable, Sendable {
  public var id: String
  /// What there is a quantity of, such as "Pad Thai".
  public var label: String
  public var quantity: Int
  /// Smaller lines below the label, such as what was chosen.
  public var details: [Text]
  /// What stands at the row's end, such as the price of all of them.
  public var value: Text?
  public var decrement: Control
  public var increment: Control
  public var remove: Control?

  /// The decrement commits where it removes the last one; `remove` always does.
  ///
  /// - Parameters:
  ///   - id: the label unless given.
  ///   - spokenLabel: what the controls are read aloud to be for, such as "Pad Thai, Hot"; the label
  ///     unless given.
  ///   - canIncrement: whether there may be more.
  public init(
    _ label: String, id: String? = nil, spokenLabel: String? = nil, quantity: Int,
    details: [Text] = [], value: Text? = nil,
    canIncrement: Bool = true,
    decrement: @escaping @MainActor @Sendable () async -> Void,
    increment: @escaping @MainActor @Sendable () async -> Void,
    remove: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    let id = id ?? label
    let spoken = spokenLabel ?? label
    self.id = id
    self.label = label
    self.quantity = quantity
    self.details = details
    self.value = value
    self.decrement = Control(
      "Remove one \(spoken)", id: "\(id).decrement", icon: .remove, isEnabled: quantity > 0,
      isRepeatable: true, isCommitting: quantity <= 1, perform: decrement)
    self.increment = Control(
      "Add one \(spoken)", id: "\(id).increment", icon: .add, isEnabled: canIncrement,
      isRepeatable: true, perform: increment)
    self.remove = remove.map {
      Control(
        "Remove", id: "\(id).remove", label: "Remove all \(spoken)", role: .destructive, perform: $0
      )
    }
  }

  /// The quantity and what it is of, such as "2 × Pad Thai".
  public var title: String { "\(quantity) × \(label)" }

  /// The controls in the order in which they are drawn and read.
  public var controls: [Control] { [decrement, increment] + (remove.map { [$0] } ?? []) }
}
