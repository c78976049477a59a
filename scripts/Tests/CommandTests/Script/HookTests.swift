import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The pre-commit hook")
struct HookTests {
  @Test("a commit without Swift files is made, and nothing is judged")
  func nothingToJudge() async throws {
    let repository = try await HookFixture()
    try repository.write("notes.md", "words")
    #expect(await repository.commit("notes.md").ending == .exited(0))
    #expect(repository.judged == nil)
  }

  @Test("staged files are judged by name, whatever is in the name; removed ones are not")
  func names() async throws {
    let repository = try await HookFixture()
    try repository.write("Old.swift", "old")
    try repository.write("My App/Ä b.swift", "1")
    try repository.write("line\nbreak.swift", "2")
    #expect(
      await repository.commit("Old.swift", "My App", "line\nbreak.swift").ending == .exited(0))
    #expect(repository.judged == "Old.swift=old\nMy App/Ä b.swift=1\nline\nbreak.swift=2\n".sorted)
    await repository.git("rm", "-q", "Old.swift")
    try repository.write("My App/Ä b.swift", "3")
    #expect(await repository.commit("My App").ending == .exited(0))
    #expect(repository.judged == "My App/Ä b.swift=3\n")
  }

  @Test("a finding stops the commit and says how to go on")
  func finding() async throws {
    let repository = try await HookFixture()
    try repository.write("A.swift", "bad")
    let run = await repository.commit("A.swift")
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains("A.swift is bad"))
    #expect(run.errors.contains("git commit --no-verify"))
  }

  @Test("what is staged is judged, not what lies on the disk, now and the next time")
  func staged() async throws {
    let repository = try await HookFixture()
    try repository.write("A.swift", "good")
    try repository.write("B.swift", "good")
    #expect(await repository.commit("A.swift", "B.swift").ending == .exited(0))

    try repository.write("A.swift", "staged")
    await repository.git("add", "A.swift")
    try repository.write("A.swift", "bad")
    #expect(await repository.commit().ending == .exited(0))
    #expect(repository.judged == "A.swift=staged\n")

    try repository.write("A.swift", "bad")
    await repository.git("add", "A.swift")
    try repository.write("A.swift", "good")
    #expect(await repository.commit().ending == .exited(1))

    await repository.git("reset", "-q", "A.swift")
    await repository.git("rm", "-q", "--cached", "B.swift")
    try repository.write("C.swift", "new")
    #expect(await repository.commit("C.swift").ending == .exited(0))
    #expect(repository.judged == "C.swift=new\n")
    #expect(!FileSystem.exists("\(repository.root)/.git/modgraph-staged/tree/B.swift"))
  }

  @Test("it works from a folder below and from a linked worktree")
  func elsewhere() async throws {
    let repository = try await HookFixture()
    try repository.write("Sub/A.swift", "1")
    await repository.git("add", "Sub")
    #expect(await repository.run(["-C", "Sub", "commit", "-qm", "one"]).ending == .exited(0))
    #expect(repository.judged == "Sub/A.swift=1\n")
    let other = "\(repository.root)/../other tree"
    await repository.git("worktree", "add", "-q", "-b", "second", other)
    try repository.write("../other tree/Sub/A.swift", "2")
    #expect(await repository.run(["-C", other, "commit", "-qam", "two"]).ending == .exited(0))
    #expect(repository.judged == "Sub/A.swift=2\n")
  }
}

/// A git repository with the hook, and a `modgraph` that writes down what it is asked to judge and
/// finds fault with files that say `bad`.
private struct HookFixture {
  let fixture: Fixture
  let root: String

  init() async throws {
    fixture = try Fixture([:])
    root = Path.join(fixture.root, "my shop")
    try write("scripts/pre-commit", try FileSystem.read(ScriptFixture.source("pre-commit")))
    try write("scripts/modgraph", Array(Self.modgraph.utf8))
    await fixture.makeExecutable("my shop/scripts/pre-commit", "my shop/scripts/modgraph")
    await git("init", "-q", "--template=")
    try FileSystem.makeDirectory("\(root)/.git/hooks")
    try FileSystem.makeLink("\(root)/.git/hooks/pre-commit", to: "\(root)/scripts/pre-commit")
  }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    try FileSystem.write(bytes, to: absolute)
  }

  /// `FILE=content` of each file that was judged last, sorted; nil where nothing was.
  var judged: String? {
    guard let bytes = try? FileSystem.read("\(fixture.root)/judged") else { return nil }
    return String(decoding: bytes, as: UTF8.self).sorted
  }

  func git(_ arguments: String...) async {
    let run = await run(arguments)
    #expect(run.ending == .exited(0), "git \(arguments): \(run.errors)")
  }

  func commit(_ paths: String...) async -> ProgramRun {
    if !paths.isEmpty { #expect(await run(["add", "--"] + paths).ending == .exited(0)) }
    return await run(["commit", "-qm", "change"])
  }

  func run(_ arguments: [String]) async -> ProgramRun {
    await ProgramRun(
      Command(
        executable: "/usr/bin/env",
        arguments: [
          "-i", "PATH=\(FileSystem.environment("PATH") ?? "/usr/bin:/bin")",
          "HOME=\(fixture.root)", "LOG=\(fixture.root)/judged", "git", "-C", root, "-c",
          "user.name=team", "-c", "user.email=team@example.com",
        ] + arguments))
  }

  private static let modgraph = """
    #!/bin/sh
    [ "$1" = check ] && [ "$2" = --root ] && cd "$3" || exit 2
    shift 3
    : >"$LOG"
    code=0
    for file in "$@"; do
      text=$(cat "$file") || exit 2
      echo "$file=$text" >>"$LOG"
      if [ "$text" = bad ]; then
        echo "$file is bad"
        code=1
      fi
    done
    exit $code

    """
}

extension String {
  /// The lines in order, so that the order of files does not matter.
  fileprivate var sorted: String {
    split(separator: "\n").sorted().map { $0 + "\n" }.joined()
  }
}
