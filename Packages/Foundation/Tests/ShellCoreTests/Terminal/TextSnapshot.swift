import Foundation
import Testing

/// A text that was agreed on, in a file beside the tests.
struct TextSnapshot {
  private let file: URL

  /// `ci/snapshots` sets this to write how things look now in place of what was agreed.
  static let renews = ProcessInfo.processInfo.environment["RENEW_SNAPSHOTS"] == "1"

  init(folder: String, name: String, tests: String = #filePath) {
    let root = URL(filePath: tests).deletingLastPathComponent()
    file = root.appending(path: folder).appending(component: name + ".txt")
  }

  func expect(_ text: String) throws {
    if Self.renews {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let agreed = try String(contentsOf: file, encoding: .utf8)
    #expect(text == agreed, "run ci/snapshots to see and accept the difference")
  }
}
