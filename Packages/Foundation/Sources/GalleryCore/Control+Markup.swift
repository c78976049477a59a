import DesignCore

extension Control {
  /// A button that reads its label, also where something shorter is drawn.
  ///
  /// That it waits is told in words: some screen readers leave out what is marked as busy.
  ///
  /// - Parameter children: what is drawn in place of the title.
  func markup(class: String = "control", children: [HTMLNode]? = nil) -> HTMLNode {
    let isLabelDrawn = children == nil && title == label
    return .element(
      "button",
      [
        "type": "button",
        "class": ([`class`, role.name] + (isPending ? ["pending"] : [])).joined(separator: " "),
        "aria-label": isPending ? label + ", waiting" : isLabelDrawn ? nil : label,
        "disabled": isEnabled ? nil : "disabled",
      ],
      children ?? [.words("span", [:], title)])
  }
}
