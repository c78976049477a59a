import DesignCore

/// A whole page that needs nothing but itself: no script, no picture, no font from elsewhere.
struct HTMLDocument {
  /// What tells a page of ours from somebody's own.
  static let generator = "ShellCore previews"

  var title: String
  /// The scheme of the page around the screens; nil leaves it to the browser.
  var colorScheme: Appearance.ColorScheme?
  var body: [HTMLNode]

  var text: String {
    let scheme = colorScheme?.name
    let page = HTMLNode.element(
      "html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"],
      [
        .element(
          "head", [:],
          [
            .element("meta", ["charset": "utf-8"]),
            .element(
              "meta",
              ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .element(
              "meta",
              [
                "http-equiv": "Content-Security-Policy",
                "content": "default-src 'none'; style-src 'unsafe-inline'",
              ]),
            .element("meta", ["name": "color-scheme", "content": scheme ?? "light dark"]),
            .element("meta", ["name": "generator", "content": Self.generator]),
            .element("title", [:], [.text(title)]),
            .element("style", [:], [.styleRules(StyleSheet.text)]),
          ]),
        .element("body", ["class": scheme], body),
      ])
    var text = "<!DOCTYPE html>\n"
    page.write(to: &text)
    return text
  }
}
