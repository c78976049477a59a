import DesignCore

extension [Row] {
  /// Neighbours of a kind share a list: amounts one of names and values, the rest one of rows.
  var markup: [HTMLNode] {
    var result: [HTMLNode] = []
    var rest = self[...]
    while let row = rest.first {
      let run = rest.prefix { $0.list == row.list }
      rest = rest.dropFirst(run.count)
      let nodes = run.map(\.markup)
      // Safari takes a list without bullets for none unless told.
      let role = row.list == "ul" ? "list" : nil
      result += row.list.map { [.element($0, ["role": role], nodes)] } ?? nodes
    }
    return result
  }
}

extension Row {
  /// The element of the list that the row belongs to; nil when it stands alone.
  fileprivate var list: String? {
    switch content {
    case .text, .photo: nil
    case .item(let item) where item.isAmount: "dl"
    case .item, .button, .stepper: "ul"
    }
  }

  fileprivate var markup: HTMLNode {
    switch content {
    case .text(let text): text.markup("p")
    case .photo(let photo): photo.markup
    case .item(let item) where item.isAmount: item.amountMarkup
    case .item(let item): item.markup
    case .button(let control): .element("li", [:], [control.markup()])
    case .stepper(let stepper): stepper.markup
    }
  }
}

extension Text {
  func markup(_ element: String) -> HTMLNode {
    .words(element, ["class": "\(style.name) \(tone.name)"], string)
  }
}

extension Photo {
  /// The picture's place, with the words that stand for it: nothing is loaded from a server.
  fileprivate var markup: HTMLNode {
    .element(
      "div", ["class": "photo", "role": "img", "aria-label": "Photo: " + label],
      [.words("span", [:], label)])
  }

  /// A small square with the first letter; what it shows stands beside it in words.
  var thumbnail: HTMLNode {
    .element(
      "span", ["class": "thumbnail", "aria-hidden": "true"],
      [.text(label.first.map(String.init) ?? "")])
  }
}
