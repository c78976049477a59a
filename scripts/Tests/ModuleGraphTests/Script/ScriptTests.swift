import Testing

@testable import ModuleGraph

@Suite("The script that becomes the tool")
struct ScriptTests {
  @Test("the first run builds, the next ones do not; words and exit status pass through")
  func buildsOnce() throws {
    let script = try ScriptFixture()
    for _ in 1...3 {
      let run = script.run(["check", "--root", "a folder", "*", ""])
      #expect(run.ending == .exited(7))
      #expect(run.output == "root=\(script.root)\n<check>\n<--root>\n<a folder>\n<*>\n<>\n")
    }
    #expect(script.builds == 1)
  }

  @Test("what the build says goes to standard error")
  func buildOutput() throws {
    let run = try ScriptFixture().run()
    #expect(run.errors.contains("words of the build"))
    #expect(!run.output.contains("words of the build"))
  }

  @Test("a changed, a new, a renamed and a removed source are built, the same content is not")
  func sources() throws {
    let script = try ScriptFixture()
    _ = script.run()
    try script.write("scripts/Sources/Tool/main.swift", "// one")
    _ = script.run()
    #expect(script.builds == 1)
    try script.write("scripts/Sources/Tool/main.swift", "// two")
    _ = script.run()
    #expect(script.builds == 2)
    try script.write("scripts/Sources/Tool/More.swift", "// two")
    _ = script.run()
    #expect(script.builds == 3)
    script.remove("scripts/Sources/Tool/More.swift")
    try script.write("scripts/Sources/Tool/Other.swift", "// two")
    _ = script.run()
    #expect(script.builds == 4)
    script.remove("scripts/Sources/Tool/Other.swift")
    _ = script.run()
    #expect(script.builds == 5)
    try script.write("scripts/Package.swift", "// two")
    _ = script.run()
    #expect(script.builds == 6)
  }

  @Test("another toolchain builds again")
  func toolchain() throws {
    let script = try ScriptFixture()
    _ = script.run()
    try script.tool(
      named: "swift",
      String(decoding: try FileSystem.read("\(script.fixture.root)/bin/swift"), as: UTF8.self)
        + "# newer\n")
    _ = script.run()
    #expect(script.builds == 2)
    try script.write(".swift-version", "6.3.1\n")
    _ = script.run()
    #expect(script.builds == 3)
    _ = script.run()
    #expect(script.builds == 3)
  }

  @Test("a checkout that was moved goes on, and builds anew when it has to")
  func moved() throws {
    let before = try ScriptFixture(folder: "before")
    _ = before.run()
    let after = before.moved(to: "after")
    #expect(after.run().output == "root=\(after.root)\n")
    #expect(after.builds == 1)
    try after.write("scripts/Sources/Tool/main.swift", "// two")
    #expect(after.run().ending == .exited(7))
    #expect(after.builds == 2)
  }

  @Test("a build that fails is no judgement, and the next run builds again")
  func failedBuild() throws {
    let script = try ScriptFixture()
    _ = script.run()
    let swift = String(
      decoding: try FileSystem.read("\(script.fixture.root)/bin/swift"), as: UTF8.self)
    try script.write("scripts/Sources/Tool/main.swift", "// broken")
    try script.tool(named: "swift", "#!/bin/sh\necho 'main.swift: error: no' >&2\nexit 1\n")
    let broken = script.run()
    #expect(broken.ending == .exited(2))
    #expect(broken.output == "")
    #expect(broken.errors.contains("main.swift: error: no"))
    #expect(broken.errors.contains("error: the graph tool does not build"))
    // The program of before is still there, and is not taken for the new one.
    try script.write("scripts/Sources/Tool/main.swift", "// one")
    try script.tool(named: "swift", swift)
    #expect(script.run().ending == .exited(7))
    #expect(script.builds == 2)
  }

  @Test("without a swift it is no judgement")
  func noSwift() throws {
    let script = try ScriptFixture()
    script.removeTool("swift")
    let run = script.run()
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasPrefix("error: no swift on PATH"))
  }

  @Test("spaces in the path, and links to the script, change nothing")
  func placesAndLinks() throws {
    let script = try ScriptFixture(folder: "my shop's folder")
    try script.link("hooks/check it", to: "../scripts/modgraph")
    try script.link("hooks/twice", to: "check it")
    for path in ["scripts/modgraph", "hooks/check it", "hooks/twice"] {
      let run = script.run(["a b"], through: path)
      #expect(run.output == "root=\(script.root)\n<a b>\n")
    }
    #expect(script.builds == 1)
  }

  @Test("where the checkout cannot be written to, the build goes to the user's cache folder")
  func readOnly() throws {
    let script = try ScriptFixture()
    // A file in the folder's place stops even a user who may write everywhere.
    try script.write("scripts/.build", "")
    for _ in 1...2 { #expect(script.run().ending == .exited(7)) }
    #expect(script.builds == 1)
    #expect(FileSystem.exists("\(script.fixture.root)/home/.cache/modgraph"))
  }

  @Test("two first runs at once both end as the program")
  func twoAtOnce() throws {
    let script = try ScriptFixture()
    let results = ScriptFixture.results([script.command(["1"]), script.command(["2"])])
    #expect(results.map(\.ending) == [.exited(7), .exited(7)])
    #expect(script.run().ending == .exited(7))
    #expect(script.builds <= 2)
  }

  @Test("the repository is the nearest folder with a configuration or a .git, else the one above")
  func repository() throws {
    let script = try ScriptFixture(folder: "a/b/c")
    #expect(script.run().output == "root=\(script.root)\n")
    script.remove(".git")
    try script.write("../.modgraph.json", "{}")
    #expect(script.run().output == "root=\(script.fixture.root)/a/b\n")
    script.remove("../.modgraph.json")
    #expect(script.run().output == "root=\(script.root)\n")
  }

  @Test("the Swift script is the same program, from everywhere")
  func swiftScript() throws {
    let toolchain = try #require(Toolchain.find())
    let script = try ScriptFixture(folder: "my shop's folder")
    try script.link("elsewhere/check.swift", to: "../scripts/check-imports.swift")
    for path in ["scripts/check-imports.swift", "elsewhere/check.swift"] {
      let command = Command(
        executable: "/usr/bin/env",
        arguments: [
          "PATH=\(script.fixture.root)/bin:/usr/bin:/bin", "LOG=\(script.fixture.root)/builds",
          toolchain.swift, Path.join(script.root, path), "owners", "a b",
        ])
      let run = ScriptRun(ScriptFixture.results([command])[0])
      #expect(run.ending == .exited(7), "\(run.errors)")
      #expect(run.output == "root=\(script.root)\n<owners>\n<a b>\n")
    }
    #expect(script.builds == 1)
  }
}
