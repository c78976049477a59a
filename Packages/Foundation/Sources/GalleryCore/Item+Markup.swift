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
      [action.map(button) ?? rowMarkup]
        + (controls.isEmpty
          ? [] : [.element("div", ["class": "controls"], controls.map { $0.markup(.icon) })]))
  }

  /// The words of a row that is not tapped as a whole.
  var rowMarkup: HTMLNode { .element("div", ["class": "row"], words) }

  private func button(_ action: Control) -> HTMLNode {
    action.markup(
      .row(words + (sign.map { [$0.markup(isSelected: action.isSelected)] } ?? [])))
  }

  private var words: [HTMLNode] {
    (photo.map { [$0.thumbnail] } ?? [])
      + [.element("span", ["class": "words"], ([title] + details).map { $0.markup("span") })]
      + (value.map { [.element("span", ["class": "value"], [$0.markup("span")])] } ?? [])
  }
}

extension Stepper {
  /// The words, and below them the controls as a group that is called as what they count.
  var markup: HTMLNode {
    .element(
      "li", [:],
      [
        Item(Text(title), details: details, value: value).rowMarkup,
        .element(
          "div", ["class": "controls", "role": "group", "aria-label": label],
          controls.map { $0.markup(.icon) }),
      ])
  }
}
