import DesignCore
import Foundation
import ShellCore
import ShellCoreTesting
import Testing
import ProfileFeatureTesting

@MainActor
@Suite struct ProfilePreviewTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(component: "Snapshots")

  /// `ci/snapshots` sets this to write how previews look now in place of what was agreed.
  private nonisolated static let renews =
    ProcessInfo.processInfo.environment["RENEW_SNAPSHOTS"] == "1"

  @Test("every preview looks as agreed", arguments: ProfilePreviews.all.map(\.name))
  func snapshot(name: String) async throws {
    let preview = try #require(ProfilePreviews.all.first { $0.name == name })
    let page = PlainPage(content: await preview.screen().content)
    let file = Self.folder.appending(component: name + ".txt")
    if Self.renews { try Data(page.text.utf8).write(to: file) }
    let agreed = try String(contentsOf: file, encoding: .utf8)
    #expect(page.text == agreed, "run ci/snapshots to see and accept the difference")
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
    "each name stands for one preview, and each snapshot for a preview", .enabled(if: !renews))
  func names() throws {
    let names = ProfilePreviews.all.map(\.name)
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(names.map { $0 + ".txt" }))
  }
}
