import DesignCore
import DesignCoreTesting
import Foundation
import PreviewCoreTesting
import TerminalCore
import Testing

@MainActor
@Suite struct PreviewAuditTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "audit-\(UUID().uuidString)")

  private static let calm = Preview("calm") { FakeScreen(title: "Calm") }

  /// An audit whose agreed texts are these.
  private func audit(_ previews: [Preview], agreed: [String: String]) throws -> PreviewAudit {
    let texts = folder.appending(component: "Snapshots")
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    for (name, text) in agreed {
      try Data(text.utf8).write(to: texts.appending(component: name + ".txt"))
    }
    return PreviewAudit(of: previews, tests: folder.appending(component: "Tests.swift").path)
  }

  @Test("what reads as agreed has no problem")
  func agreed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = PlainPage(content: await Self.calm.screen().content).text
    let audit = try audit([Self.calm], agreed: ["calm": text])
    #expect(await audit.problems(of: "calm") == [])
    #expect(audit.nameProblems() == [])
  }

  @Test("another text, no text and an unknown name are problems")
  func different() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let audit = try audit(
      [Self.calm, Preview("new") { FakeScreen(title: "New") }], agreed: ["calm": "# Wild\n"])
    #expect(await audit.problems(of: "calm").first?.hasPrefix("calm reads\n# Calm") == true)
    #expect(await audit.problems(of: "new") == ["new has no snapshot; run ci/snapshots"])
    #expect(await audit.problems(of: "none") == ["there is no preview none"])
  }

  @Test(
    "two previews of a name, a preview without a text and a text without a preview are problems")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let audit = try audit(
      [Self.calm, Self.calm, Preview("new") { FakeScreen(title: "New") }],
      agreed: ["calm": "", "old": ""])
    #expect(
      audit.nameProblems() == [
        "two previews are called calm", "new has no snapshot; run ci/snapshots",
        "the snapshot old belongs to no preview",
      ])
  }
}
