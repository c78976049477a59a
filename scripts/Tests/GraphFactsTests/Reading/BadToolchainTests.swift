import Foundation
import GraphTesting
import Testing

@testable import GraphFacts

@Suite("What SwiftPM cannot or will not say", .timeLimit(.minutes(10)))
struct BadToolchainTests {
  private static let files = CoresFixture.files(
    targets: [ShopFixture.target("ACore")], ["Sources/ACore/A.swift": ""])

  private func problems(_ kit: Fixture, searchPath: String) async -> [String] {
    let reading = await RepositoryReader(
      root: kit.root, services: Services(manifests: SwiftPM(clock: SlowClock())),
      searchPath: searchPath
    ).read { _ in Needs(sources: []) }
    #expect(!reading.isComplete)
    #expect(!FileSystem.exists(Path.join(kit.root, ".build")))
    return reading.problems.map(\.description)
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
    await kit.makeExecutable("bin/swift")
    let found = await problems(kit, searchPath: "\(kit.root)/bin")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Package.swift:1:1: " + named) == true, "\(found)")
  }

  @Test("a manifest that never ends is stopped with everything that it started, and named")
  func hangingManifest() async throws {
    let kit = try Fixture(Self.files)
    let alive = try kit.makePipe("alive")
    // It reads, as some systems let no manifest write; and what it reads never comes.
    try kit.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      #if canImport(Glibc)
        import Glibc
      #elseif canImport(Musl)
        import Musl
      #else
        import Darwin
      #endif
      let package = Package(name: "Kit")
      var byte: UInt8 = 0
      read(open("\(alive)", O_RDONLY), &byte, 1)
      """)
    let clock = ManualClock()
    let limit = Duration.seconds(10)
    let services = Services(manifests: SwiftPM(timeLimit: limit, clock: clock))
    let root = kit.root
    async let reading = Gate.heavyPrograms.pass {
      let reading = await RepositoryReader(root: root, services: services)
        .read { _ in Needs(sources: []) }
      // Where the manifest was never run, nobody else opens the pipe that the test waits at.
      close(open(alive, O_RDONLY | O_NONBLOCK))
      return reading
    }
    let writer = await onOwnThread { open(alive, O_WRONLY) }
    defer { close(writer) }
    await clock.endSleeps(of: limit)
    await clock.endSleeps(of: .seconds(1))
    let problems = await reading.problems
    #expect(
      problems.map(\.message) == ["this manifest did not finish within 10 seconds and was stopped"])
    #expect(problems.map(\.path) == ["Package.swift"])
    #expect(await onOwnThread { Self.losesReaders(writer) })
  }

  /// Returns when the last program that could read from a pipe is gone.
  private static func losesReaders(_ writer: Int32) -> Bool {
    var polled = pollfd(fd: writer, events: 0, revents: 0)
    return poll(&polled, 1, 600_000) == 1
  }
}
