import DesignCore

/// Previews as pages: each one alone, and all of them side by side.
struct HTMLGallery {
  /// A preview that has been built.
  struct Entry {
    let name: String
    let appearance: Appearance
    let content: ScreenContent
  }

  static let indexName = "index.html"

  let title: String
  let entries: [Entry]

  /// Each file's name with what it holds, the index first.
  @MainActor
  var files: [(name: String, text: String)] {
    [(Self.indexName, index)]
      + entries.map { entry in
        (entry.fileName, HTMLPage(content: entry.content, appearance: entry.appearance).text)
      }
  }

  @MainActor
  private var index: String {
    HTMLDocument(
      title: title,
      body: [
        .element(
          "main", ["class": "gallery"],
          [
            .element("h1", [:], [.text(title)]),
            .element("p", [:], [.text("Every state of every screen, \(entries.count) in all.")]),
            contents,
            .element("div", ["class": "previews"], entries.map(\.article)),
          ])
      ]
    ).text
  }

  private var contents: HTMLNode {
    .element(
      "nav", ["aria-label": "Previews"],
      [
        .element(
          "ul", ["role": "list"],
          entries.map { entry in
            .element(
              "li", [:], [.element("a", ["href": "#" + entry.name], [.text(entry.name)])])
          })
      ])
  }
}

extension HTMLGallery.Entry {
  var fileName: String { name + ".html" }

  /// The screen under its name, with what is read aloud of it.
  @MainActor
  fileprivate var article: HTMLNode {
    let heading = name + ".name"
    let spoken = PlainPage(content: content).text.split(separator: "\n")
    return .element(
      "article", ["id": name, "aria-labelledby": heading],
      [
        .element(
          "h2", ["id": heading], [.element("a", ["href": fileName], [.text(name)])]),
        .element("p", [:], [.text(appearance.words)]),
        ScreenMarkup(content: content, appearance: appearance, place: .gallery(name: name)).node,
        .element(
          "details", [:],
          [
            .element("summary", [:], [.text("As plain text")]),
            .element("pre", [:], spoken.flatMap { [.text(String($0)), .lineBreak] }),
          ]),
      ])
  }
}

extension Appearance {
  /// How the device is set, such as "dark, largest text".
  fileprivate var words: String {
    [
      colorScheme == .dark ? "dark" : "light", textSize == .largest ? "largest text" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
