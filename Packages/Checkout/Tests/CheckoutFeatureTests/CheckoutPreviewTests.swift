import DesignCore
import ShellCore
import Testing
import CheckoutFeatureTesting

@MainActor
@Suite struct CheckoutPreviewTests {
  @Test("every preview looks as agreed", arguments: CheckoutPreviews.all.map(\.name))
  func snapshot(name: String) async throws {
    let preview = try #require(CheckoutPreviews.all.first { $0.name == name })
    let page = PlainPage(content: await preview.screen().content)
    #expect(page.text == CheckoutSnapshots.all[name])
  }

  @Test("each name stands for one preview, and each snapshot for a preview")
  func names() {
    let names = CheckoutPreviews.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(CheckoutSnapshots.all.keys))
  }
}
