import DesignCore
import ShellCore
import Testing
import ProfileFeatureTesting

@MainActor
@Suite struct ProfilePreviewTests {
  @Test("every preview looks as agreed", arguments: ProfilePreviews.all.map(\.name))
  func snapshot(name: String) async throws {
    let preview = try #require(ProfilePreviews.all.first { $0.name == name })
    let page = PlainPage(content: await preview.screen().content)
    #expect(page.text == ProfileSnapshots.all[name])
  }

  @Test("each name stands for one preview, and each snapshot for a preview")
  func names() {
    let names = ProfilePreviews.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(ProfileSnapshots.all.keys))
  }
}
