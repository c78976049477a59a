import Foundation
import Testing

/// One session of the shell as it was agreed: the command line, then everything printed.
///
/// The first line is `$ ShopApp …`. What stands behind a `> ` was typed, so a transcript holds its
/// own input.
struct Transcript: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  var arguments: [String] {
    firstLine.split(separator: " ").dropFirst(2).map(String.init)
  }

  var commands: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
  }

  /// What was printed, without the command line.
  var output: String { String(text.dropFirst(firstLine.count + 1)) }

  func replacing(output: String) -> String { firstLine + "\n" + output }

  private var firstLine: Substring { text.prefix { $0 != "\n" } }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(component: "Transcripts")

  static let all: [Transcript] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { file in
      let text = try? String(contentsOf: folder.appending(component: file), encoding: .utf8)
      return text.map { Transcript(name: String(file.dropLast(4)), text: $0) }
    }
  }()
}
