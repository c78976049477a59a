import DesignCore
import DesignCoreTesting
import GalleryCoreTesting
import Testing

@testable import GalleryCore

@MainActor
@Suite struct HostileTextTests {
  @Test("text made to do harm is a page without a problem that shows it, whatever it holds")
  func pages() throws {
    var hostile = HostileText(seed: 8)
    for round in 0..<120 {
      let content = hostile.screen()
      let audit = PageAudit(of: HTMLPage(content: content).text)
      #expect(audit.problems == [], "round \(round)")
      let page = try #require(audit.page)
      #expect(page.all("h1").map(\.text) == [content.title.shown], "round \(round)")
      #expect(page.all("dt").map(\.text) == [content.title.shown], "round \(round)")
    }
  }

  @Test("galleries of it keep their ids and headings in order")
  func galleries() {
    var hostile = HostileText(seed: 9)
    let entries = (0..<12).map {
      HTMLGallery.Entry(
        name: "preview-\($0)", appearance: Appearance(), content: hostile.screen(),
        plainText: hostile.word())
    }
    for file in HTMLGallery(title: hostile.word(), entries: entries).files {
      #expect(PageAudit(of: file.text).problems == [], "\(file.name)")
    }
  }

  @Test("a name of 10,000 letters is shown whole")
  func long() throws {
    let name = String(repeating: "Ünï", count: 3334)
    let page = try #require(PageAudit(of: HTMLPage(content: ScreenContent(title: name)).text).page)
    #expect(page.all("h1").map(\.text) == [name])
  }
}

extension String {
  /// What a page shows of it, after a parser has put names of characters back.
  fileprivate var shown: String {
    let scalars = safe.unicodeScalars.map { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
