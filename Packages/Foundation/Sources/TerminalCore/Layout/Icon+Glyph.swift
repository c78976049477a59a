import DesignCore

extension Icon {
  /// The icon in one or two cells, which terminals agree on.
  func glyph(isSelected: Bool) -> String {
    switch self {
    case .add: "＋"
    case .remove: "−"
    case .favourite: isSelected ? "♥" : "♡"
    case .choice: isSelected ? "●" : "○"
    case .disclosure: "›"
    }
  }
}
