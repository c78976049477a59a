import GalleryCoreTesting
import Testing

@Suite struct PageAuditTests {
  private static func page(_ body: String, head: String = "<title>T</title>") -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta name="viewport" content="w" />\(head)</head>
    <body><main><h1>T</h1>\(body)</main></body></html>
    """
  }

  @Test("a page with names, order and nothing from outside has no problem")
  func good() {
    let page = Self.page("<h2 id=\"a\">A</h2><a href=\"#a\">A</a><ul><li>x &lt; y</li></ul>")
    #expect(PageAudit(of: page).problems.isEmpty)
  }

  @Test(
    "each thing that is wrong is told",
    arguments: [
      ("<p>", "not well-formed at line 3"),
      ("<p>a & b</p>", "not well-formed at line 3"),
      ("<h1>U</h1>", "not exactly one h1"),
      ("<h3>U</h3>", "h3 after h1"),
      ("<h2> </h2>", "a h2 without a name"),
      ("<button></button>", "a button without a name"),
      ("<div role=\"dialog\"></div>", "a dialog without a name"),
      ("<div role=\"img\"></div>", "a img without a name"),
      ("<p id=\"a\">1</p><p id=\"a\">2</p>", "id a twice"),
      ("<a href=\"#b\">b</a>", "nothing has the id b"),
      ("<section aria-labelledby=\"b\"></section>", "nothing has the id b"),
      ("<a href=\"b.html\">b<button>c</button></a>", "a control inside a a"),
      ("<li>x</li>", "a li in no list"),
      ("<main>x</main>", "not exactly one main"),
      ("<script></script>", "a script"),
      ("<p onclick=\"x\">y</p>", "onclick=x"),
      ("<a href=\"//x\">y</a>", "href=//x"),
      ("<style>p{background:url(x)}</style>", "a rule that loads something"),
      ("<p>\u{202E}</p>", "a character that steers"),
    ])
  func bad(body: String, problem: String) {
    #expect(PageAudit(of: Self.page(body)).problems == [problem])
  }

  @Test("a page without a title, language or viewport is told so")
  func frame() {
    let page = "<html><head></head><body><main><h1>T</h1></main></body></html>"
    #expect(PageAudit(of: page).problems == ["no language", "no title", "no viewport"])
  }
}
