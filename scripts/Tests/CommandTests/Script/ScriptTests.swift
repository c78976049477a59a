import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The script that becomes the tool")
struct ScriptTests {
  @Test("the first run builds, the next ones do not; words and exit status pass through")
  func buildsOnce() async throws {
    let script = try await ScriptFixture()
    for _ in 1...3 {
      let run = await script.run(["check", "--root", "a folder", "*", ""])
      #expect(run.ending == .exited(7))
      #expect(run.output == "root=\(script.root)\n<check>\n<--root>\n<a folder>\n<*>\n<>\n")
    }
    #expect(script.builds == 1)
  }

  @Test("the first answer is not optimized; an optimized build is made once and then used")
  func configurations() async throws {
    let script = try await ScriptFixture()
    func program(_ configuration: String) -> String {
      Path.join(script.root, "scripts/.build/check-imports/\(configuration)/modgraph")
    }
    #expect(await script.run().ending == .exited(7))
    #expect(FileSystem.exists(program("debug")))
    #expect(!FileSystem.exists(program("release")))
    #expect(await script.run(configuration: "release").ending == .exited(7))
    #expect(script.builds == 2)
    try FileSystem.write(Array("#!/bin/sh\nexit 9\n".utf8), to: program("release"))
    await script.fixture.makeExecutable(
      "repository/scripts/.build/check-imports/release/modgraph")
    #expect(await script.run().ending == .exited(9))
    #expect(await script.run(configuration: "debug").ending == .exited(7))
    #expect(script.builds == 2)
    #expect(await script.run(configuration: "fast").ending == .exited(2))
  }

  @Test("what the build says goes to standard error")
  func buildOutput() async throws {
    let run = try await ScriptFixture().run()
    #expect(run.errors.contains("words of the build"))
    #expect(!run.output.contains("words of the build"))
  }

  @Test("a changed, a new, a renamed and a removed source are built, the same content is not")
  func sources() async throws {
    let script = try await ScriptFixture()
    _ = await script.run()
    try script.write("scripts/Sources/Tool/main.swift", "// one")
    _ = await script.run()
    #expect(script.builds == 1)
    try script.write("scripts/Sources/Tool/main.swift", "// two")
    _ = await script.run()
    #expect(script.builds == 2)
    try script.write("scripts/Sources/Tool/More.swift", "// two")
    _ = await script.run()
    #expect(script.builds == 3)
    try script.remove("scripts/Sources/Tool/More.swift")
    try script.write("scripts/Sources/Tool/Other.swift", "// two")
    _ = await script.run()
    #expect(script.builds == 4)
    try script.remove("scripts/Sources/Tool/Other.swift")
    _ = await script.run()
    #expect(script.builds == 5)
    try script.write("scripts/Package.swift", "// two")
    _ = await script.run()
    #expect(script.builds == 6)
  }

  @Test("another toolchain builds again")
  func toolchain() async throws {
    let script = try await ScriptFixture()
    _ = await script.run()
    try await script.replaceSwift(
      String(decoding: try FileSystem.read("\(script.fixture.root)/bin/swift"), as: UTF8.self)
        + "# newer\n")
    _ = await script.run()
    #expect(script.builds == 2)
    _ = await script.run()
    #expect(script.builds == 2)
  }

  @Test("a repository's .swift-version and the lab's sources do not make the tool build again")
  func unrelated() async throws {
    let script = try await ScriptFixture()
    _ = await script.run()
    try script.write(".swift-version", "6.3.1\n")
    try script.write("scripts/Sources/ShopLab/Lab.swift", "// one")
    _ = await script.run()
    #expect(script.builds == 1)
  }

  @Test("a checkout that was moved goes on, and builds anew when it has to")
  func moved() async throws {
    let before = try await ScriptFixture(folder: "before")
    _ = await before.run()
    let after = try before.moved(to: "after")
    #expect(await after.run().output == "root=\(after.root)\n")
    #expect(after.builds == 1)
    try after.write("scripts/Sources/Tool/main.swift", "// two")
    #expect(await after.run().ending == .exited(7))
    #expect(after.builds == 2)
  }

  @Test("a build that fails is no judgement, and the next run builds again")
  func failedBuild() async throws {
    let script = try await ScriptFixture()
    _ = await script.run()
    let swift = String(
      decoding: try FileSystem.read("\(script.fixture.root)/bin/swift"), as: UTF8.self)
    try script.write("scripts/Sources/Tool/main.swift", "// broken")
    try await script.replaceSwift("#!/bin/sh\necho 'main.swift: error: no' >&2\nexit 1\n")
    let broken = await script.run()
    #expect(broken.ending == .exited(2))
    #expect(broken.output == "")
    #expect(broken.errors.contains("main.swift: error: no"))
    #expect(broken.errors.contains("error: the graph tool does not build"))
    // The program of before is still there, and is not taken for the new one.
    try script.write("scripts/Sources/Tool/main.swift", "// one")
    try await script.replaceSwift(swift)
    #expect(await script.run().ending == .exited(7))
    #expect(script.builds == 2)
  }

  @Test("without a swift it is no judgement")
  func noSwift() async throws {
    let script = try await ScriptFixture()
    try script.remove("../bin/swift")
    let run = await script.run()
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasPrefix("error: no swift on PATH"))
  }

  @Test("spaces in the path, and links to the script, change nothing")
  func placesAndLinks() async throws {
    let script = try await ScriptFixture(folder: "my shop's folder")
    try script.link("hooks/check it", to: "../scripts/modgraph")
    try script.link("hooks/twice", to: "check it")
    for path in ["scripts/modgraph", "hooks/check it", "hooks/twice"] {
      let run = await script.run(["a b"], through: path)
      #expect(run.output == "root=\(script.root)\n<a b>\n")
    }
    #expect(script.builds == 1)
  }

  @Test("where the checkout cannot be written to, the build goes to the user's cache folder")
  func readOnly() async throws {
    let script = try await ScriptFixture()
    // A file in the folder's place stops even a user who may write everywhere.
    try script.write("scripts/.build", "")
    for _ in 1...2 { #expect(await script.run().ending == .exited(7)) }
    #expect(script.builds == 1)
    #expect(FileSystem.exists("\(script.fixture.root)/home/.cache/modgraph"))
  }

  @Test("two first runs at once both end as the program")
  func twoAtOnce() async throws {
    let script = try await ScriptFixture()
    async let first = script.run(["1"])
    async let second = script.run(["2"])
    let endings = await [first.ending, second.ending]
    #expect(endings == [.exited(7), .exited(7)])
    #expect(await script.run().ending == .exited(7))
    #expect(script.builds <= 2)
  }

  @Test("the repository is the nearest folder with a configuration or a .git, else the one above")
  func repository() async throws {
    let script = try await ScriptFixture(folder: "a/b/c")
    #expect(await script.run().output == "root=\(script.root)\n")
    try script.remove(".git")
    try script.write("../.modgraph.json", "{}")
    #expect(await script.run().output == "root=\(script.fixture.root)/a/b\n")
    try script.remove("../.modgraph.json")
    #expect(await script.run().output == "root=\(script.root)\n")
  }

  @Test("the Swift script is the same program, from everywhere")
  func swiftScript() async throws {
    let toolchain = try #require(Toolchain.find())
    let script = try await ScriptFixture(folder: "my shop's folder")
    try script.link("elsewhere/check.swift", to: "../scripts/check-imports.swift")
    for path in ["scripts/check-imports.swift", "elsewhere/check.swift"] {
      let command = Command(
        executable: "/usr/bin/env",
        arguments: [
          "PATH=\(script.fixture.root)/bin:/usr/bin:/bin", "LOG=\(script.fixture.root)/builds",
          toolchain.swift, Path.join(script.root, path), "owners", "a b",
        ])
      let run = await Gate.heavyPrograms.pass { await ProgramRun(command) }
      #expect(run.ending == .exited(7), "\(run.errors)")
      #expect(run.output == "root=\(script.root)\n<owners>\n<a b>\n")
    }
    #expect(script.builds == 1)
  }
}
