public import DesignCore

/// What previews and tests do to a screen.
extension Screen {
  /// The screen once it has appeared.
  public func appeared() async -> Self {
    await appear()
    return self
  }

  /// Taps a control that is in sight, by its id; nothing happens where there is none.
  public func tap(_ id: String) async {
    await content.controls.first { $0.id == id }?.perform()
  }
}

extension ScreenContent {
  /// Every control of the screen, those of its prompt first.
  public var controls: [Control] {
    let rows = sections.flatMap(\.rows).flatMap { row -> [Control] in
      switch row.content {
      case .button(let control): [control]
      case .item(let item): (item.action.map { [$0] } ?? []) + item.controls
      case .stepper(let stepper): stepper.controls
      case .text, .photo: []
      }
    }
    return (prompt.map { $0.choices + [$0.cancel] } ?? []) + toolbar + rows
      + (bar.map { [$0] } ?? [])
  }
}
