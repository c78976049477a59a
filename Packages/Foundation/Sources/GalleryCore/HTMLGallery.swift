public import DesignCore

/// Previews as pages: each one alone, and all of them side by side.
public struct HTMLGallery {
  /// A preview that has been built.
  public struct Entry {
    let name: String
    let appearance: Appearance
    let content: ScreenContent
    let plainText: String

    /// - Parameter plainText: what is read aloud of the screen, a line for each thing on it.
    public init(name: String, appearance: Appearance, content: ScreenContent, plainText: String) {
      self.name = name
      self.appearance = appearance
      self.content = content
      self.plainText = plainText
    }
  }

  /// The name of the page that shows all previews.
  public static let indexName = "index.html"

  let title: String
  let entries: [Entry]

  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// Each file's name with what it holds, the index first.
  @MainActor
  public var files: [(name: String, text: String)] {
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
    let spoken = plainText.split(separator: "\n")
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
