import DesignCore

extension Item {
  /// Whether it is a name with a value and nothing else, such as a fee.
  var isAmount: Bool {
    value != nil && details.isEmpty && photo == nil && action == nil && controls.isEmpty
  }

  var amountMarkup: HTMLNode {
    .element("div", [:], [title.markup("dt")] + (value.map { [$0.markup("dd")] } ?? []))
  }

  /// A row that is tapped as a whole is one button, whose label says everything that it shows.
  var markup: HTMLNode {
    .element(
      "li", [:],
      [action.map(button) ?? .element("div", ["class": "row"], words)]
        + (controls.isEmpty
          ? []
          : [.element("div", ["class": "controls"], controls.map { $0.markup() })]))
  }

  private func button(_ action: Control) -> HTMLNode {
    let glyph = HTMLNode.element("span", ["class": "glyph"], [.text(action.title)])
    return action.markup(
      class: "row", children: words + (action.title == action.label ? [] : [glyph]))
  }

  private var words: [HTMLNode] {
    (photo.map { [$0.thumbnail] } ?? [])
      + [.element("span", ["class": "words"], ([title] + details).map { $0.markup("span") })]
      + (value.map { [.element("span", ["class": "value"], [$0.markup("span")])] } ?? [])
  }
}
