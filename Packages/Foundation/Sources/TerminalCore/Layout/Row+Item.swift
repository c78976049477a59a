import DesignCore

extension Row {
  /// The row as an item, where it has a name and what belongs to it.
  var item: Item? {
    switch content {
    case .item(let item): item
    case .stepper(let stepper): Item(stepper)
    case .text, .photo, .button: nil
    }
  }
}

extension Item {
  /// A stepper as an item: its quantity and label, and its controls beside each other.
  init(_ stepper: Stepper) {
    self.init(
      Text(stepper.title), details: stepper.details, value: stepper.value,
      controls: stepper.controls)
  }
}
