import DesignCore
import GalleryCore
import GalleryCoreTesting
import Testing

@Suite struct HTMLPageTests {
  private func audit(
    _ content: ScreenContent, appearance: Appearance = Appearance()
  ) throws -> PageElement {
    let audit = PageAudit(of: HTMLPage(content: content, appearance: appearance).text)
    #expect(audit.problems == [])
    return try #require(audit.page)
  }

  private func rows(_ rows: Row...) -> ScreenContent {
    ScreenContent(title: "Menu", sections: [Section("Mains", rows: rows)])
  }

  @Test("a screen has its title as heading and page title, sections under headings of their own")
  func headings() throws {
    let page = try audit(rows(.text("Hot")))
    #expect(page.all("title").map(\.text) == ["Menu"])
    #expect(page.all("h1").map(\.text) == ["Menu"])
    #expect(page.all("h2").map(\.text) == ["Mains"])
    let section = try #require(page.all("section").first)
    #expect(section.attributes["aria-labelledby"] == page.all("h2").first?.attributes["id"])
  }

  @Test("a row that is tapped as a whole is one button with the whole label")
  func wholeRow() throws {
    let action = Control("Add Pad Thai, €9.50", id: "add", icon: .add) {}
    let page = try audit(
      rows(.item(Item("Pad Thai", value: "€9.50", photo: Photo(label: "Noodles"), action: action))))
    let button = try #require(page.all("li").first?.all("button").first)
    #expect(button.spokenName == "Add Pad Thai, €9.50")
    #expect(button.text == "NPad Thai€9.50+")
  }

  @Test("a button has a label of its own only where something else is drawn")
  func labels() throws {
    let page = try audit(
      ScreenContent(
        title: "T",
        toolbar: [
          Control("Favourite", label: "Favourite, on", icon: .favourite, isSelected: true) {},
          Control("Share") {},
        ]))
    #expect(page.all("button").map(\.text) == ["♥", "Share"])
    #expect(page.all("button").map { $0.attributes["aria-label"] } == ["Favourite, on", nil])
    #expect(page.all("button").map(\.spokenName) == ["Favourite, on", "Share"])
  }

  @Test("what cannot be tapped is disabled, what waits says and looks so")
  func states() throws {
    let page = try audit(
      rows(
        .button(Control("Now") {}), .button(Control("Never", isEnabled: false) {}),
        .button(Control("Soon", isPending: true) {})))
    let buttons = page.all("button")
    #expect(buttons.map { $0.attributes["disabled"] } == [nil, "disabled", nil])
    #expect(buttons.map(\.spokenName) == ["Now", "Never", "Soon, waiting"])
    #expect(buttons[2].attributes["class"] == "control standard pending")
  }

  @Test("names with amounts are a list of terms, rows a list, words stand between them")
  func lists() throws {
    let page = try audit(
      rows(
        .item(Item("Soup", value: "€4.50", controls: [Control("Add one Soup", icon: .add) {}])),
        .stepper(Stepper("Rice", quantity: 2, decrement: {}, increment: {})),
        .text("and"),
        .item(Item("Delivery", value: "€1.99")), .item(Item("Total", value: "€6.49"))))
    let rows = try #require(page.all("section").first?.children.last)
    #expect(rows.children.map(\.name) == ["ul", "p", "dl"])
    #expect(page.all("dt").map(\.text) == ["Delivery", "Total"])
    #expect(page.all("dd").map(\.text) == ["€1.99", "€6.49"])
  }

  @Test("a photo is told in words and never loaded")
  func photo() throws {
    let photo = Photo(label: "A bowl", url: "https://images.example/bowl.jpg")
    let text = HTMLPage(content: rows(.photo(photo))).text
    let page = try audit(rows(.photo(photo)))
    let image = try #require(page.all.first { $0.attributes["role"] == "img" })
    #expect(image.spokenName == "Photo: A bowl")
    #expect(!text.contains("images.example"))
  }

  @Test("a prompt is a modal dialog with name and words, and nothing behind it can be reached")
  func prompt() throws {
    var content = rows(.button(Control("Tap") {}))
    content.bar = Control("Pay", role: .primary) {}
    content.prompt = Prompt(
      title: "Sure?", message: "It cannot be undone.",
      choices: [Control("Yes", role: .destructive) {}],
      cancel: Control("Cancel", role: .cancel) {})
    let page = try audit(content)
    let dialog = try #require(page.all.first { $0.attributes["role"] == "dialog" })
    #expect(dialog.attributes["aria-modal"] == "true")
    #expect(dialog.all("button").map(\.text) == ["Yes", "Cancel"])
    let main = try #require(page.all("main").first)
    let reachable = main.children.filter { $0.attributes["inert"] == nil }
    #expect(reachable.flatMap { $0.all("button") }.map(\.text) == ["Yes", "Cancel"])
  }

  @Test("the bar stands below what scrolls")
  func bar() throws {
    var content = rows(.text("Hot"))
    content.bar = Control("Pay €9.50", role: .primary) {}
    let main = try #require(try audit(content).all("main").first)
    #expect(main.children.map(\.name) == ["header", "div", "footer"])
    #expect(main.children.last?.text == "Pay €9.50\n")
  }

  @Test(
    "the page is as the device is set",
    arguments: Appearance.ColorScheme.allCases, Appearance.TextSize.allCases)
  func appearance(scheme: Appearance.ColorScheme, size: Appearance.TextSize) throws {
    let page = try audit(
      rows(.text("Hot")), appearance: Appearance(colorScheme: scheme, textSize: size))
    let classes = page.all("main").first?.attributes["class"] ?? ""
    #expect(
      classes == "screen \(scheme) \(size == .largest ? "largest-text" : "standard-text")")
    let rules = page.all("style").first?.text ?? ""
    #expect(rules.contains(".dark{color-scheme:dark;--background:#141210;"))
    #expect(rules.contains(".largest-text{--text:2.0rem}"))
  }

  @Test("the browser is told to load and run nothing")
  func policy() throws {
    let page = try audit(rows(.text("Hot")))
    let policy = page.all("meta").first { $0.attributes["http-equiv"] != nil }
    #expect(
      policy?.attributes["content"] == "default-src 'none'; style-src 'unsafe-inline'")
  }
}
