/// What keeps a page from being safe, self-contained and readable by a screen reader.
public struct PageAudit {
  /// One line for each thing that is wrong; empty when nothing is.
  public private(set) var problems: [String] = []
  /// The page's outermost element; nil when it is not well-formed.
  public private(set) var page: PageElement?

  /// - Parameter text: the whole page.
  public init(of text: String) {
    do throws(PageReader.Malformed) {
      let page = try PageReader.read(text)
      self.page = page
      problems =
        Self.frame(page) + Self.references(page) + Self.headings(page) + Self.names(page)
        + Self.nesting(page) + Self.outside(page) + Self.steering(text)
    } catch {
      problems = ["not well-formed at line \(error.line)"]
    }
  }

  private static func frame(_ page: PageElement) -> [String] {
    let metas = page.all("meta").compactMap { $0.attributes["name"] }
    return [
      page.name == "html" && page.attributes["lang"] != nil ? nil : "no language",
      page.all("title").first?.spokenName == nil ? "no title" : nil,
      metas.contains("viewport") ? nil : "no viewport",
      page.all("main").count == 1 ? nil : "not exactly one main",
    ].compactMap(\.self)
  }

  private static func references(_ page: PageElement) -> [String] {
    let ids = page.all.compactMap { $0.attributes["id"] }
    let twice = Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.keys
    let references = page.all.flatMap { element in
      ["aria-labelledby", "aria-describedby"].compactMap { element.attributes[$0] }
        + [element.attributes["href"]].compactMap(\.self).filter { $0.hasPrefix("#") }
        .map { String($0.dropFirst()) }
    }
    return twice.sorted().map { "id \($0) twice" }
      + references.filter { !ids.contains($0) }.map { "nothing has the id \($0)" }
  }

  private static func headings(_ page: PageElement) -> [String] {
    let levels = page.all.compactMap { element -> Int? in
      guard element.name.count == 2, element.name.first == "h" else { return nil }
      return element.name.last?.wholeNumberValue
    }
    let skips = zip([0] + levels, levels).filter { $1 > $0 + 1 }
    return (levels.filter { $0 == 1 }.count == 1 ? [] : ["not exactly one h1"])
      + skips.map { "h\($1) after h\($0)" }
  }

  private static func names(_ page: PageElement) -> [String] {
    let tags: Set = ["button", "a", "summary", "h1", "h2", "h3", "h4", "h5", "h6"]
    let roles: Set = ["img", "dialog", "group"]
    let named = page.all.filter {
      tags.contains($0.name) || roles.contains($0.attributes["role"] ?? "")
        || $0.name == "nav"
    }
    return
      named
      .filter { $0.spokenName == nil && $0.attributes["aria-labelledby"] == nil }
      .map { "a \($0.attributes["role"] ?? $0.name) without a name" }
  }

  private static func nesting(_ page: PageElement) -> [String] {
    let interactive: Set = ["button", "a", "summary"]
    let parents = ["li": "ul", "dt": "div", "dd": "div"]
    let inside = page.all.filter { interactive.contains($0.name) }.filter { element in
      element.all.dropFirst().contains { interactive.contains($0.name) }
    }
    let orphans = page.all.flatMap { parent in
      parent.children.filter { parents[$0.name].map { $0 != parent.name } ?? false }
    }
    return inside.map { "a control inside a \($0.name)" }
      + orphans.map { "a \($0.name) in no list" }
  }

  /// Nothing runs, and nothing is loaded.
  private static func outside(_ page: PageElement) -> [String] {
    let forbidden: Set = [
      "script", "link", "img", "iframe", "object", "embed", "base", "form", "video", "audio",
    ]
    let elements = page.all.map(\.name).filter(forbidden.contains)
    let attributes = page.all.flatMap(\.attributes).filter { name, value in
      switch name {
      case "href": value.contains(":") || value.contains("//")
      default: name.hasPrefix("on") || ["src", "srcset", "action", "style"].contains(name)
      }
    }
    let rules = page.all("style").map(\.text).filter {
      $0.contains("url(") || $0.contains("@import")
    }
    return elements.map { "a \($0)" } + attributes.map { "\($0.key)=\($0.value)" }
      + rules.map { _ in "a rule that loads something" }
  }

  /// No character steers what shows the page.
  private static func steering(_ text: String) -> [String] {
    let steers = text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    return steers ? ["a character that steers"] : []
  }
}
