import Testing

@testable import GalleryCore

@Suite struct HTMLNodeTests {
  private func text(_ node: HTMLNode) -> String {
    var text = ""
    node.write(to: &text)
    return text
  }

  @Test("words and attributes are escaped, and an attribute without a value is left out")
  func escaping() {
    let node = HTMLNode.element(
      "a", ["href": "#x", "title": "\"a\" & 'b'", "id": nil], [.text("1 < 2 > <b>")])
    #expect(
      text(node)
        == "<a href=\"#x\" title=\"&quot;a&quot; &amp; &#39;b&#39;\">1 &lt; 2 &gt; &lt;b&gt;</a>")
  }

  @Test("an empty element is closed, others have an end")
  func ends() {
    #expect(text(.element("meta", ["charset": "utf-8"])) == "<meta charset=\"utf-8\" />\n")
    #expect(text(.element("p")) == "<p></p>\n")
  }

  @Test("a character that no XML file may hold is shown as unknown")
  func noncharacter() {
    #expect(text(.text("a\u{FFFF}b\u{0}c")) == "a\u{FFFD}b\u{FFFD}c")
  }

  @Test("words are shown in their own direction")
  func direction() {
    #expect(text(.words("p", [:], "שלום")) == "<p dir=\"auto\">שלום</p>\n")
  }
}
