import Foundation
import Testing

/// The built app where what it writes cannot be written. A trap would end it with 132 or 133.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct BrokenOutputTests {
  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  /// Runs lines of a shell in which `app` runs the app with a script of two taps.
  private func run(_ lines: String) async throws -> ProgramRun {
    let app = try #require(BuiltProgram.shopApp).path
    let script = """
      app() { printf '1\\n1\\nquit\\n' | '\(app)' "$@"; }
      cd "$HOME"
      \(lines)
      """
    return try await ProgramRun(
      URL(filePath: "/bin/sh"), ["-c", script],
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "en_IE"])
  }

  @Test(
    "output that cannot be written ends the app with 1 and a line",
    arguments: ["--plain", "--help", "--version"], [">&-", "> /dev/full"])
  func unwritable(option: String, redirection: String) async throws {
    guard Self.hasFullDevice || !redirection.hasSuffix("full") else { return }
    let run = try await run("app \(option) \(redirection); exit $?")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("ShopApp: the output cannot be written: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a reader that is gone ends the app as SIGPIPE does, ignored or not, without a word",
    arguments: ["--plain", "--help", "--version"], [":", "trap '' PIPE"])
  func readerGone(option: String, trap: String) async throws {
    // The reader closes the pipe before the app is started.
    let run = try await run(
      """
      mkfifo gone
      (\(trap); read line < gone; app \(option); echo $? > status) | { exec <&-; echo > gone; }
      cat status
      """)
    #expect(run.output == "141\n")
    #expect(run.errors == "")
  }

  @Test(
    "a log line that cannot be written ends nothing",
    arguments: ["2>&-", "2> /dev/full", "2> gone"], ["--metrics", "--fail GET:/v1/stores=500"])
  func logs(redirection: String, option: String) async throws {
    guard Self.hasFullDevice || !redirection.hasSuffix("full") else { return }
    // A pipe whose reader has gone: it is opened at both ends, so that no opening waits.
    let run = try await run(
      """
      mkfifo gone
      exec 3<> gone
      exec \(redirection)
      exec 3>&-
      app --plain \(option)
      echo "status $?"
      """)
    #expect(run.output.contains("> quit\n"))
    #expect(run.output.hasSuffix("status 0\n"))
  }

  @Test("with every stream closed the app ends in order, and no file of it takes their place")
  func allClosed() async throws {
    let run = try await run(
      """
      '\(try #require(BuiltProgram.shopApp).path)' --plain --data kept <&- >&- 2>&-
      echo "status $?"
      grep -l Stores -r kept
      """)
    #expect(run.output == "status 1\n")
  }

  @Test("arguments that are refused are refused also where nobody can be told")
  func refused() async throws {
    let run = try await run("app --unknown 2>&-; echo \"status $?\"")
    #expect(run.output == "status 2\n")
  }
}
