import Foundation
import Testing

@testable import ModuleGraph

@Suite("What SwiftPM cannot or will not say", .timeLimit(.minutes(10)))
struct BadToolchainTests {
  private static let files = CoresFixture.files(
    targets: [ShopFixture.target("ACore")], ["Sources/ACore/A.swift": ""])

  private func problems(_ kit: Fixture, searchPath: String) async -> [String] {
    let reading = await RepositoryReader(root: kit.root, searchPath: searchPath).read()
    #expect(!reading.isComplete)
    #expect(!FileSystem.exists(Path.join(kit.root, ".build")))
    return reading.problems.map { TextWriter().line($0) }
  }

  @Test("no swift on PATH is said")
  func noSwift() async throws {
    let kit = try Fixture(Self.files.merging(["bin/swift/not-a-program": ""]) { $1 })
    let path = "/nowhere::\(kit.root)/bin:\(kit.root)"
    #expect(
      await problems(kit, searchPath: path) == [
        "error: no swift on PATH: install a Swift toolchain or set PATH"
      ])
  }

  @Test(
    "a swift that does not do its work is named with its words",
    arguments: [
      ("not a program", "error: cannot start \"swift package\": Exec format error"),
      ("#!/bin/sh\nexit 3\n", "error: SwiftPM rejects this manifest: it gives no reason"),
      (
        "#!/bin/sh\necho error: no licence >&2; exit 1\n",
        "error: SwiftPM rejects this manifest: no licence"
      ),
      ("#!/bin/sh\necho hello\n", "error: SwiftPM's answer is not JSON: "),
      ("#!/bin/sh\necho '{}'\n", "error: what SwiftPM prints is not understood: no \"name\""),
      ("#!/bin/sh\nkill -9 $$\n", "error: SwiftPM ended by signal 9 on this manifest"),
    ])
  func oddSwift(program: String, named: String) async throws {
    let kit = try Fixture(Self.files.merging(["bin/swift": program]) { $1 })
    chmod(Path.join(kit.root, "bin/swift"), 0o755)
    let found = await problems(kit, searchPath: "\(kit.root)/bin")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Package.swift:1:1: " + named) == true, "\(found)")
  }

  @Test("a manifest that never ends is stopped with everything that it started, and named")
  func hangingManifest() async throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Kit")
      while true {}
      """
    let kit = try Fixture(Self.files.merging(["Package.swift": manifest]) { $1 })
    let reading = await RepositoryReader(root: kit.root, timeLimit: 10_000).read()
    #expect(
      reading.problems.map(\.message) == [
        "this manifest did not finish within 10 seconds and was stopped"
      ])
    #expect(reading.problems.map(\.path) == ["Package.swift"])
    #expect(Processes.mentioning(kit.root) == [])
  }

  @Test("a program that does not heed the wish to stop is killed with its children")
  func stubbornProgram() throws {
    let folder = try Fixture([
      "stubborn": "#!/bin/sh\ntrap '' INT TERM\n\"$1/child\" \"$1\" &\nwhile :; do sleep 1; done\n",
      "child": "#!/bin/sh\ntrap '' INT TERM\nset -m\nwhile :; do sleep 1; done\n",
    ])
    for name in ["stubborn", "child"] { chmod(Path.join(folder.root, name), 0o755) }
    let command = Command(
      executable: Path.join(folder.root, "stubborn"), arguments: [folder.root])
    let result = ProcessPool(atOnce: 1, timeLimit: 500, grace: 200).run([command])[0]
    #expect(result.ending == .timedOut)
    #expect(Processes.mentioning(folder.root) == [])
  }
}

/// What runs on this machine.
enum Processes {
  /// The command lines that hold a text.
  static func mentioning(_ text: String) -> [String] {
    #if canImport(Darwin)
      let command = Command(executable: "/bin/ps", arguments: ["-A", "-ww", "-o", "args="])
      let result = ProcessPool(atOnce: 1, timeLimit: 60_000).run([command])[0]
      #expect(result.ending == .exited(0))
      let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        .map(String.init)
    #else
      let processes = ((try? FileSystem.entries(of: "/proc")) ?? []).filter { Int($0.name) != nil }
      #expect(!processes.isEmpty)
      // One that has just ended has no file any more.
      let lines = processes.compactMap { try? FileSystem.read("/proc/\($0.name)/cmdline") }
        .map { String(decoding: $0, as: UTF8.self) }
    #endif
    return lines.filter { $0.contains(text) }
  }
}
