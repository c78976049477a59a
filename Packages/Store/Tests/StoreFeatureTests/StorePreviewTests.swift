import DesignCore
import ShellCore
import ShellCoreTesting
import Testing
import StoreFeatureTesting

@MainActor
@Suite struct StorePreviewTests {
  @Test("every preview looks as agreed", arguments: StorePreviews.all.map(\.name))
  func snapshot(name: String) async throws {
    let preview = try #require(StorePreviews.all.first { $0.name == name })
    let text = PlainPage(content: await preview.screen().content).text
    let agreed = try TextSnapshot(name).agreed(over: text)
    #expect(text == agreed, "run ci/snapshots to see and accept the difference")
  }

  @Test(
    "in a terminal every preview looks as agreed, to the cell, narrow or wide",
    arguments: StorePreviews.all.map(\.name))
  func terminal(name: String) async throws {
    let preview = try #require(StorePreviews.all.first { $0.name == name })
    let page = TerminalPage(content: await preview.screen().content)
    let text = [40, 80, 120].map { page.text(width: $0) }.joined(separator: "\n")
    let agreed = try TextSnapshot(name, in: "Snapshots/Terminal").agreed(over: text)
    #expect(text == agreed, "run ci/snapshots to see and accept the difference")
  }

  @Test(
    "every preview is a page that a screen reader accepts", arguments: StorePreviews.all.map(\.name)
  )
  func page(name: String) async throws {
    let preview = try #require(StorePreviews.all.first { $0.name == name })
    let page = HTMLPage(
      content: await preview.screen().content, appearance: preview.appearance)
    #expect(PageAudit(of: page.text).problems.isEmpty)
  }

  @Test(
    "each name stands for one preview, and each snapshot for a preview",
    .enabled(if: !TextSnapshot.renews))
  func names() throws {
    let names = StorePreviews.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(try TextSnapshot.names() == names.sorted())
    #expect(try TextSnapshot.names(in: "Snapshots/Terminal") == names.sorted())
  }
}
