import Foundation
import TerminalCoreTesting
import Testing

@testable import ShopApp

@MainActor
@Suite struct TranscriptTests {
  /// `ci/transcripts` sets this to write what the app prints now in place of what was agreed.
  private static let renews = ProcessInfo.processInfo.environment["RENEW_TRANSCRIPTS"] == "1"

  @Test("a session prints what was agreed, to the byte", arguments: Transcript.all)
  func golden(transcript: Transcript) async throws {
    let output = await run(transcript)
    if Self.renews {
      let url = Transcript.folder.appending(component: transcript.name + ".txt")
      try Data(transcript.replacing(output: output).utf8).write(to: url)
    } else {
      #expect(output == transcript.output, "run ci/transcripts to see and accept the difference")
    }
  }

  private func run(_ transcript: Transcript) async -> String {
    let console = ScriptedConsole(transcript.commands)
    let status = await ShopApp.run(
      arguments: transcript.arguments, environment: [:], console: console, timeZone: .gmt)
    #expect(status == 0)
    return console.output
  }
}
