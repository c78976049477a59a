import DesignCore
import GalleryCore
import GalleryCoreTesting
import TerminalCore
import TerminalCoreTesting
import Testing
import ProfileFeatureTesting

@MainActor
@Suite struct ProfilePreviewTests {
  @Test("every preview looks as agreed", arguments: ProfilePreviews.all.map(\.name))
  func snapshot(name: String) async throws {
    let preview = try #require(ProfilePreviews.all.first { $0.name == name })
    let text = PlainPage(content: await preview.screen().content).text
    let agreed = try TextSnapshot(name).agreed(over: text)
    #expect(text == agreed, "run ci/snapshots to see and accept the difference")
  }

  @Test(
    "every preview is a page that a screen reader accepts",
    arguments: ProfilePreviews.all.map(\.name))
  func page(name: String) async throws {
    let preview = try #require(ProfilePreviews.all.first { $0.name == name })
    let page = HTMLPage(
      content: await preview.screen().content, appearance: preview.appearance)
    #expect(PageAudit(of: page.text).problems.isEmpty)
  }

  @Test(
    "each name stands for one preview, and each snapshot for a preview",
    .enabled(if: !TextSnapshot.renews))
  func names() throws {
    let names = ProfilePreviews.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(try TextSnapshot.names() == names.sorted())
  }
}
