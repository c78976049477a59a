import DesignCore
import Testing

@testable import GalleryCore

@Suite struct ScreenMarkupTests {
  @Test("a small screen is this markup, alone on a page")
  func page() {
    let add = Control("Add Soup, €4.50", id: "add", icon: .add) {}
    let content = ScreenContent(
      title: "Deli",
      sections: [
        Section(
          "Menu",
          rows: [
            .text(Text("Closed", style: .caption, tone: .warning)),
            .item(Item("Soup", value: "€4.50", action: add)),
            .item(Item("Delivery", value: "€1.99")),
          ])
      ],
      bar: Control("Pay", role: .primary, isEnabled: false) {})
    var text = ""
    ScreenMarkup(content: content, appearance: Appearance(), place: .page).node.write(to: &text)
    let rowWords = "<span dir=\"auto\" class=\"body tone-primary\">"
    #expect(
      text == """
        <main class="screen light standard-text">
        <header><h1 dir="auto">Deli</h1>
        </header>
        <div class="scroll" tabindex="0" role="group" aria-label="Content"><section \
        aria-labelledby="section-1">
        <h2 dir="auto" id="section-1">Menu</h2>
        <div class="rows"><p dir="auto" class="caption tone-warning">Closed</p>
        <ul role="list">
        <li><button type="button" class="row standard" aria-label="Add Soup, €4.50">\
        <span class="words">\(rowWords)Soup</span></span>\
        <span class="value">\(rowWords)€4.50</span></span>\
        <span class="glyph" aria-hidden="true">+</span></button>
        </li>
        </ul>
        <dl>
        <div><dt dir="auto" class="body tone-primary">Delivery</dt>
        <dd dir="auto" class="body tone-primary">€1.99</dd>
        </div>
        </dl>
        </div>
        </section>
        </div>
        <footer><button type="button" class="control primary" disabled="disabled">\
        <span dir="auto">Pay</span></button>
        </footer>
        </main>

        """)
  }
}
