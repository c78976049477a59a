import GraphTesting
import Testing
import Verbs

@testable import GraphFacts
@testable import modgraph

@Suite("The pages of help")
struct HelpTests {
  private static let verbs = ["check", "graph", "affected", "owners", "export"]

  @Test("the page of each verb is the agreed one, asked for in either way", arguments: verbs)
  func page(verb: String) async throws {
    let agreed = try Self.agreed("help-\(verb)")
    for words in [["help", verb], [verb, "--help"], ["-h", verb], ["--help", verb]] {
      let run = await Run(words)
      #expect(run.output == agreed, "modgraph help \(verb) > \(Self.file("help-\(verb)"))")
      #expect(run.code == .clean)
    }
  }

  @Test("the page of the program lists every verb")
  func program() async throws {
    for words in [["--help"], ["help"], ["-h"], ["help", "help"]] {
      #expect(await Run(words).output == (try Self.agreed("help")))
    }
  }

  @Test("the example of each verb is a command line that the verb reads", arguments: verbs)
  func example(verb: String) async throws {
    let lines = try Self.agreed("help-\(verb)").split(separator: "\n")
    let words = try #require(lines.last).split(separator: " ").dropFirst().map(String.init)
    // It gets as far as looking for the repository, or for the tool's own sources.
    let run = await Run(words + ["--root", "/nowhere"])
    #expect(run.code == .couldNotJudge)
  }

  private static func file(_ name: String) -> String {
    Path.join(Repositories.scripts, "Tests/CommandTests/Pages/\(name).txt")
  }

  private static func agreed(_ name: String) throws -> String {
    String(decoding: try FileSystem.read(file(name)), as: UTF8.self)
  }
}
