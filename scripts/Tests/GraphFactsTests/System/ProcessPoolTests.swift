import Foundation
import GraphTesting
import Testing

@testable import GraphFacts

@Suite("Programs that the tool runs", .timeLimit(.minutes(20)))
struct ProcessPoolTests {
  private static let limit = Duration.seconds(30)
  private static let grace = Duration.seconds(1)

  @Test("a program's outputs and exit status are its result")
  func result() async {
    let script = "echo out; echo err >&2; exit 3"
    let result = await pool().run(Command(executable: "/bin/sh", arguments: ["-c", script]))
    #expect(
      result
        == ProcessResult(
          ending: .exited(3), output: Array("out\n".utf8),
          errors: Array("err\n".utf8)))
  }

  @Test("more output than a pipe holds is read to its end")
  func longOutput() async {
    let script = "head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2"
    let result = await pool().run(Command(executable: "/bin/sh", arguments: ["-c", script]))
    #expect(result.output.count == 3_000_000)
    #expect(result.errors.count == 2_000_000)
  }

  @Test("a program that ends is done, though what it left behind holds its outputs open")
  func leftBehind() async throws {
    let folder = try Fixture([:])
    let pipe = try folder.makePipe("wait")
    let script = "cat \"$0\" & echo done"
    let result = await pool().run(
      Command(executable: "/bin/sh", arguments: ["-c", script, pipe]))
    #expect(result.ending == .exited(0))
    #expect(result.output == Array("done\n".utf8))
    // What was left behind ends with this.
    close(await onOwnThread { open(pipe, O_WRONLY) })
  }

  @Test("what cannot be started and what a signal ends is said")
  func oddEndings() async {
    let missing = await pool().run(Command(executable: "/nowhere", arguments: []))
    #expect(missing.ending == .notStarted(.missing))
    let killed = await pool().run(
      Command(executable: "/bin/sh", arguments: ["-c", "kill -9 $$"]))
    #expect(killed.ending == .signalled(9))
  }

  @Test("as many programs run at once as asked, whatever the number of processors")
  func together() async throws {
    // Each waits for the next one; alone none would end.
    let folder = try Fixture([:])
    let count = 40
    for number in 0...count { _ = try folder.makePipe("\(number)") }
    let commands = (0..<count).map { number in
      Command(
        executable: "/bin/sh",
        arguments: [
          "-c", "cat \"$0/\(number + 1)\" && : >\"$0/\(number)\"", folder.root,
        ])
    }
    let root = folder.root
    async let results = ProcessPool(atOnce: count, timeLimit: Self.limit, clock: SlowClock())
      .run(commands)
    async let last = onOwnThread { close(open("\(root)/\(count)", O_WRONLY)) }
    async let first = onOwnThread { close(open("\(root)/0", O_RDONLY)) }
    _ = await (first, last)
    #expect(await results.map(\.ending) == Array(repeating: .exited(0), count: count))
  }

  @Test("results are in the order of the commands, a few at once")
  func order() async {
    let commands = (0..<9).map {
      Command(executable: "/bin/echo", arguments: ["\($0)"])
    }
    let results = await ProcessPool(atOnce: 2, timeLimit: Self.limit, clock: SlowClock())
      .run(commands)
    #expect(results.map { String(decoding: $0.output, as: UTF8.self) } == (0..<9).map { "\($0)\n" })
  }

  @Test("a program is asked to stop at its limit, and may end by itself")
  func askedToStop() async throws {
    let program = try PerlProgram("$SIG{INT} = sub { print qq(bye\n); exit }; report('ready');")
    let clock = ManualClock()
    async let result = program.run(clock)
    #expect(try await program.reports.next() == "ready")
    // The grace period never ends, so nothing kills it.
    await clock.endSleeps(of: Self.limit)
    #expect(await result.ending == .timedOut)
    #expect(await result.output == Array("bye\n".utf8))
    #expect(try await program.reports.next() == nil)
  }

  @Test("a program that ignores the request to stop is killed with everything that it started")
  func stubbornProgram() async throws {
    // Each has a process group of its own, so that no signal to another's group arrives.
    let program = try PerlProgram(
      """
      $SIG{INT} = sub { report('asked') };
      if (!fork) {
        setpgrp;
        if (!fork) { setpgrp; report('grandchild'); sleep while 1 }
        report('child'); sleep while 1;
      }
      report('parent');
      """)
    let clock = ManualClock()
    async let result = program.run(clock)
    var ready: Set<String?> = []
    while ready.count < 3 { ready.insert(try await program.reports.next()) }
    #expect(ready == ["parent", "child", "grandchild"])
    await clock.endSleeps(of: Self.limit)
    #expect(try await program.reports.next() == "asked")
    await clock.endSleeps(of: Self.grace)
    #expect(await result.ending == .timedOut)
    // Nobody has the pipe open any more.
    #expect(try await program.reports.next() == nil)
  }

  private func pool() -> ProcessPool {
    ProcessPool(atOnce: 1, timeLimit: Self.limit, grace: Self.grace, clock: SlowClock())
  }

  /// A program in Perl that reports to a test, and then never ends by itself.
  private struct PerlProgram {
    let folder: Fixture
    let reports: Reports
    let script: String

    init(_ script: String) throws {
      folder = try Fixture([:])
      reports = try Reports(try folder.makePipe("reports"))
      self.script = """
        $| = 1;
        open my $reports, '>', $ARGV[0] or die;
        sub report { syswrite $reports, "$_[0]\n" }
        \(script)
        sleep while 1;
        """
    }

    func run(_ clock: ManualClock) async -> ProcessResult {
      let command = Command(
        executable: "/usr/bin/env",
        arguments: ["perl", "-e", script, Path.join(folder.root, "reports")])
      let pool = ProcessPool(
        atOnce: 1, timeLimit: ProcessPoolTests.limit, grace: ProcessPoolTests.grace, clock: clock)
      return await pool.run(command)
    }
  }
}
