import DesignCore

extension Icon {
  /// The icon as a sign that is drawn and not read: the control's label says what it is.
  func markup(isSelected: Bool) -> HTMLNode {
    .element("span", ["class": "glyph", "aria-hidden": "true"], [.text(glyph(isSelected))])
  }

  private func glyph(_ isSelected: Bool) -> String {
    switch self {
    case .add: "+"
    case .remove: "−"
    case .favourite: isSelected ? "♥" : "♡"
    case .choice: isSelected ? "●" : "○"
    case .disclosure: "›"
    }
  }
}
