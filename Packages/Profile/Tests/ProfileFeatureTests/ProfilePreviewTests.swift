import DesignCore
import PreviewCoreTesting
import ProfileFeatureTesting
import Testing

@MainActor
@Suite struct ProfilePreviewTests {
  private let audit = PreviewAudit(of: ProfilePreviews.all)

  @Test(
    "every preview reads as agreed, and is a page that a screen reader accepts",
    arguments: ProfilePreviews.all.map(\.name))
  func preview(name: String) async {
    #expect(await audit.problems(of: name) == [])
  }

  @Test("each name stands for one preview, and each snapshot for a preview")
  func names() {
    #expect(audit.nameProblems() == [])
  }
}
