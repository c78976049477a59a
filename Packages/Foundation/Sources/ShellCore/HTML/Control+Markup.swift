import DesignCore

extension Control {
  /// A button that reads its label, also where something shorter is drawn.
  ///
  /// - Parameter children: what is drawn in place of the title.
  func markup(class: String = "control", children: [HTMLNode]? = nil) -> HTMLNode {
    let isLabelDrawn = children == nil && title == label
    return .element(
      "button",
      [
        "type": "button",
        "class": ([`class`, role.name] + (isPending ? ["pending"] : [])).joined(separator: " "),
        "aria-label": isLabelDrawn ? nil : label,
        "aria-busy": isPending ? "true" : nil,
        "disabled": isEnabled ? nil : "disabled",
      ],
      children ?? [.words("span", [:], title)])
  }
}
