public import DesignCore
import GalleryCore
import GalleryCoreTesting
import TerminalCore
import TerminalCoreTesting

/// Holds a feature's previews against what was agreed on, in the renderers that run everywhere.
///
/// ```swift
/// private let audit = PreviewAudit(of: StorePreviews.all)
/// @Test(arguments: StorePreviews.all.map(\.name))
/// func preview(name: String) async { #expect(await audit.problems(of: name) == []) }
/// ```
@MainActor
public struct PreviewAudit {
  private let previews: [Preview]
  private let tests: String

  /// - Parameter tests: the path of the tests; the texts that were agreed on are in `Snapshots`
  ///   beside them.
  public init(of previews: [Preview], tests: String = #filePath) {
    self.previews = previews
    self.tests = tests
  }

  /// What is wrong with a preview: its plain text is not the agreed one, or its page is one that
  /// strict readers or screen readers trip over.
  public func problems(of name: String) async -> [String] {
    guard let preview = previews.first(where: { $0.name == name }) else {
      return ["there is no preview \(name)"]
    }
    let content = await preview.screen().content
    return textProblems(of: name, PlainPage(content: content).text)
      + PageAudit(of: HTMLPage(content: content, appearance: preview.appearance).text).problems
  }

  /// Names that two previews have, previews without an agreed text, and texts without a preview.
  public func nameProblems() -> [String] {
    guard !TextSnapshot.renews else { return [] }
    let names = previews.map(\.name)
    let repeated = Set(names.filter { name in names.count { $0 == name } > 1 })
    let texts = Set((try? TextSnapshot.names(tests: tests)) ?? [])
    return repeated.sorted().map { "two previews are called \($0)" }
      + Set(names).subtracting(texts).sorted().map { "\($0) has no snapshot; run ci/snapshots" }
      + texts.subtracting(names).sorted().map { "the snapshot \($0) belongs to no preview" }
  }

  private func textProblems(of name: String, _ text: String) -> [String] {
    do {
      let agreed = try TextSnapshot(name, tests: tests).agreed(over: text)
      guard text != agreed else { return [] }
      return ["\(name) reads\n\(text)\nnot\n\(agreed)\nrun ci/snapshots to accept the difference"]
    } catch {
      return ["\(name) has no snapshot; run ci/snapshots"]
    }
  }
}
