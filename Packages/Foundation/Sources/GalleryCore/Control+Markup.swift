import DesignCore

extension Control {
  /// What is drawn of a control.
  enum Drawing {
    case words
    /// The icon in place of the words, where there is one.
    case icon
    /// What stands in the row that is tapped as a whole.
    case row([HTMLNode])
  }

  /// A button that reads its label, also where something shorter is drawn.
  ///
  /// The label says that it waits: some screen readers leave out what is marked as busy.
  func markup(_ drawing: Drawing = .words) -> HTMLNode {
    .element(
      "button",
      [
        "type": "button", "class": classes(drawing),
        "aria-label": isPending ? label + ", waiting" : isLabelDrawn(drawing) ? nil : label,
        "disabled": isEnabled ? nil : "disabled",
      ],
      children(drawing))
  }

  private func classes(_ drawing: Drawing) -> String {
    let place = if case .row = drawing { "row" } else { "control" }
    let icon = if case .icon = drawing, icon != nil { ["icon"] } else { [String]() }
    return ([place, role.name] + icon + (isPending ? ["pending"] : [])).joined(separator: " ")
  }

  private func isLabelDrawn(_ drawing: Drawing) -> Bool {
    switch drawing {
    case .words: title == label && details.isEmpty
    case .icon: title == label && details.isEmpty && icon == nil
    case .row: false
    }
  }

  private func children(_ drawing: Drawing) -> [HTMLNode] {
    let glyph = icon.map { [$0.markup(isSelected: isSelected)] } ?? []
    return switch drawing {
    case .row(let children): children
    case .icon where icon != nil: glyph
    case .icon, .words: glyph + ([title] + details).map { .words("span", [:], $0) }
    }
  }
}
