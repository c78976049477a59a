import GraphTesting
import Testing
import Verbs

@testable import GraphFacts
@testable import modgraph

@Suite("The copy for another repository")
struct ExportTests {
  private func export(to folder: String) throws -> (code: ExitCode, errors: String) {
    let errors = Collector()
    var arguments = Arguments([folder], options: ExportCommand.options)
    let command = try ExportCommand(&arguments)
    let code = command.export(
      from: Repositories.scripts, Streams(output: Collector().stream, errors: errors.stream))
    return (code, errors.text)
  }

  @Test("it has the program's targets, the scripts and the licence, and nothing else")
  func files() async throws {
    let other = try Fixture([:])
    let folder = Path.join(other.root, "tools/modgraph")
    #expect(try export(to: folder).code == .clean)
    #expect(
      try FileSystem.entries(of: folder).map(\.name).sorted() == [
        "LICENSE", "Package.swift", "Sources", "check-imports.swift", "modgraph", "pre-commit",
      ])
    #expect(
      try FileSystem.entries(of: Path.join(folder, "Sources")).map(\.name).sorted()
        == ExportedFiles.targets.sorted())
    for name in ["modgraph", "pre-commit"] {
      #expect(FileSystem.isExecutable(Path.join(folder, name)))
    }
    #expect(FileSystem.exists(Path.join(folder, "Sources/GraphRules/Policy/standard.json")))
  }

  @Test("its manifest names these targets, each with what it needs")
  func manifest() async throws {
    let other = try Fixture([:])
    #expect(try export(to: Path.join(other.root, "tool")).code == .clean)
    let toolchain = try #require(Toolchain.find())
    let result = try await StoredManifests().evaluate("tool", in: other.root, with: toolchain)
    #expect(result.ending == .exited(0))
    let manifest = try ManifestDecoder().decode(try JSONParser.parse(result.output))
    #expect(manifest.targets.map(\.name) == ExportedFiles.targets)
    #expect(manifest.products.map(\.name) == ["modgraph"])
    let names = Set(manifest.targets.flatMap(\.dependencies).map(\.name))
    #expect(names.isSubset(of: ExportedFiles.targets))
  }

  @Test("a folder that holds something is left as it is")
  func occupied() async throws {
    let other = try Fixture(["tool/mine.txt": "words"])
    let folder = Path.join(other.root, "tool")
    let run = try export(to: folder)
    #expect(run.code == .couldNotJudge)
    #expect(run.errors == "error: \(folder) is not empty; nothing was written\n")
    #expect(try FileSystem.entries(of: folder).map(\.name) == ["mine.txt"])
  }

  @Test("the program alone does not know where its sources are")
  func alone() async {
    let run = await Run(["export", "/nowhere/x"])
    #expect(run.code == .couldNotJudge)
    #expect(await Run(["export"]).code == .usage)
  }
}
