import Foundation

/// A text that was agreed on, in a file beside the tests that look at it.
public struct TextSnapshot {
  /// Whether texts are written as they are now in place of what was agreed; `ci/snapshots` asks.
  public static let renews = ProcessInfo.processInfo.environment["RENEW_SNAPSHOTS"] == "1"

  private let file: URL

  /// - Parameters:
  ///   - name: the file's, without its extension.
  ///   - folder: the folder beside the tests.
  ///   - tests: the path of the tests.
  public init(_ name: String, in folder: String = "Snapshots", tests: String = #filePath) {
    file = Self.url(of: folder, tests).appending(component: name + ".txt")
  }

  /// Returns the text that was agreed on. Throws when there is none.
  ///
  /// - Parameter text: what it is now; agreed on by renewing.
  public func agreed(over text: String) throws -> String {
    if Self.renews {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The names of the texts in a folder, in order.
  public static func names(
    in folder: String = "Snapshots", tests: String = #filePath
  ) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(of: folder, tests).path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func url(of folder: String, _ tests: String) -> URL {
    URL(filePath: tests).deletingLastPathComponent().appending(path: folder)
  }
}
