import DesignCore

/// A screen as HTML: a card with a title bar, sections that scroll, and a bar pinned below them.
struct ScreenMarkup {
  /// Where the card stands.
  enum Place {
    /// It is all that the page shows.
    case page
    /// It is one of many and is called so.
    case gallery(name: String)
  }

  let content: ScreenContent
  let appearance: Appearance
  let place: Place

  var node: HTMLNode {
    card(
      classes: ["screen", appearance.colorScheme.name, appearance.textSize.name],
      children: [header, scroll]
        + [content.bar.map(bar), content.prompt.map(dialog)]
        .compactMap(\.self))
  }

  private func card(classes: [String], children: [HTMLNode]) -> HTMLNode {
    let classes = classes.joined(separator: " ")
    return switch place {
    case .page: .element("main", ["class": classes], children)
    case .gallery(let name):
      .element("div", ["class": classes, "role": "group", "aria-label": name], children)
    }
  }

  private var header: HTMLNode {
    .element(
      "header", ["inert": inert],
      [.words(heading(0), [:], content.title)]
        + (content.toolbar.isEmpty
          ? []
          : [.element("div", ["class": "toolbar"], content.toolbar.map { $0.markup(.icon) })]))
  }

  /// It scrolls, so the keyboard must reach it.
  private var scroll: HTMLNode {
    .element(
      "div",
      [
        "class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Content",
        "inert": inert,
      ],
      content.sections.enumerated().map { index, section in
        let id = idPrefix + "section-\(index + 1)"
        let title = section.title.map { [HTMLNode.words(heading(1), ["id": id], $0)] } ?? []
        return .element(
          "section", ["aria-labelledby": section.title == nil ? nil : id],
          title + [.element("div", ["class": "rows"], section.rows.markup)])
      })
  }

  private func bar(_ control: Control) -> HTMLNode {
    .element("footer", ["inert": inert], [control.markup()])
  }

  /// The question stands over a card that nothing can be tapped in, as long as it is open.
  private func dialog(_ prompt: Prompt) -> HTMLNode {
    let (title, message) = (idPrefix + "prompt-title", idPrefix + "prompt-message")
    return .element(
      "div", ["class": "scrim"],
      [
        .element(
          "div",
          [
            "role": "dialog", "aria-modal": isModal ? "true" : nil, "aria-labelledby": title,
            "aria-describedby": message,
          ],
          [
            .words(heading(1), ["id": title], prompt.title),
            .words("p", ["id": message], prompt.message),
          ] + (prompt.choices + [prompt.cancel]).map { $0.markup() })
      ])
  }

  private var inert: String? { content.prompt == nil ? nil : "inert" }

  /// In a gallery a modal dialog would hide the other screens from a screen reader.
  private var isModal: Bool {
    if case .page = place { true } else { false }
  }

  /// Names of previews hold no dot, so no two ids are the same.
  private var idPrefix: String {
    if case .gallery(let name) = place { name + "." } else { "" }
  }

  private func heading(_ depth: Int) -> String {
    if case .page = place { "h\(1 + depth)" } else { "h\(3 + depth)" }
  }
}
