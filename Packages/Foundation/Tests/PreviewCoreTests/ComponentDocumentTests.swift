import DesignCore
import DesignCoreTesting
import Foundation
import TerminalCoreTesting
import Testing

@testable import TerminalCore

@MainActor
@Suite struct ComponentDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../docs/components.md").standardized

  @Test("docs/components.md shows each component as the renderers draw it")
  func document() throws {
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    let (begin, end) = ("<!-- components -->\n", "<!-- end of components -->")
    let start = try #require(written.range(of: begin))
    let stop = try #require(written.range(of: end))
    let text = written.replacingCharacters(
      in: start.upperBound..<stop.lowerBound,
      with: ComponentSample.all.map(Self.chapter).joined(separator: "\n"))
    if TextSnapshot.renews {
      try Data(text.utf8).write(to: Self.file)
    } else {
      #expect(
        text == written,
        "RENEW_SNAPSHOTS=1 swift test --package-path Packages/Foundation --filter ComponentDocument"
      )
    }
  }

  @Test("each kind of row has a sample that holds it")
  func rows() {
    for sample in ComponentSample.all {
      let kinds = Set(
        sample.content.sections.flatMap(\.rows).map { ComponentSample.Kind($0.content) })
      switch sample.kind {
      case .text, .photo, .item, .button, .stepper: #expect(kinds == [sample.kind])
      case .component, .section: #expect(kinds == [.text])
      case .toolbar: #expect(!sample.content.toolbar.isEmpty)
      case .bar: #expect(sample.content.bar != nil)
      case .prompt: #expect(sample.content.prompt != nil)
      }
    }
  }

  private static func chapter(of sample: ComponentSample) -> String {
    let name = sample.kind.rawValue
    let frame = TerminalLayout(
      TerminalScene(content: sample.content), size: TerminalSize(columns: 48, rows: 14)
    ).frame.text
    return """
      ## \(name)

      \(sample.kind.purpose)

      As plain text:

      ```
      \(trimmed(PlainPage(content: sample.content).text))
      ```

      In a terminal:

      ```
      \(trimmed(frame))
      ```

      As a page: ![\(name)](images/components/\(name).png)

      """
  }

  /// A text without blanks at the ends of lines and without empty lines one after the other.
  private static func trimmed(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      if end != line.startIndex || lines.last?.isEmpty == false { lines.append(line[..<end]) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
