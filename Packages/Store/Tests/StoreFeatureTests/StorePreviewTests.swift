import DesignCore
import ShellCore
import Testing
import StoreFeatureTesting

@MainActor
@Suite struct StorePreviewTests {
  @Test("every preview looks as agreed", arguments: StorePreviews.all.map(\.name))
  func snapshot(name: String) async throws {
    let preview = try #require(StorePreviews.all.first { $0.name == name })
    let page = PlainPage(content: await preview.screen().content)
    #expect(page.text == StoreSnapshots.all[name])
  }

  @Test("each name stands for one preview, and each snapshot for a preview")
  func names() {
    let names = StorePreviews.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(StoreSnapshots.all.keys))
  }
}
