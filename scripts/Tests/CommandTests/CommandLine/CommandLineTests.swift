import Foundation
import GraphTesting
import Testing
import Verbs

@testable import GraphFacts
@testable import modgraph

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "what makes no sense exits with 64 and says what may be meant",
    arguments: [
      (["chekc"], "there is no verb chekc; did you mean check?"),
      (["afected"], "there is no verb afected; did you mean affected?"),
      (["help", "grph"], "there is no verb grph; did you mean graph?"),
      (["check", "--fromat", "json"], "there is no option --fromat; did you mean --format?"),
      (
        ["--basline", "x", "check"],
        "there is no option --basline; did you mean --baseline or --base?"
      ),
      (["graph", "--around"], "--around needs a module or a package"),
      (["graph", "Store"], "unexpected argument Store"),
      (["check", "--format", "jsn"], "--format takes one of text, json, sarif, github, not jsn"),
      (["affected", "--format", "list"], "--format takes one of text, json, matrix, not list"),
      (["check", "--allow-new=yes", "--write-baseline"], "unexpected value yes"),
      (["completions", "csh"], "completions takes one of bash, zsh, fish"),
      (["zebra"], "the verbs are check, graph, affected, owners, export, help, completions"),
    ])
  func mistakes(words: [String], message: String) async {
    let run = await Run(words)
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasSuffix("; see modgraph --help\n"))
  }

  @Test("the version is one line")
  func version() async {
    for words in [["--version"], ["check", "--version"]] {
      let run = await Run(words)
      #expect(run.output == "1.0.0\n")
      #expect(run.code == .clean)
    }
  }

  @Test("options stand before the verb or after it")
  func places() async throws {
    let shop = try Fixture(ShopFixture.files())
    let after = await Run(["check", "--root", shop.root, "--format", "json"])
    #expect(after.code == .clean)
    for words in [
      ["--root", shop.root, "check", "--format", "json"],
      ["--root=\(shop.root)", "--format=json", "check"],
      ["--format", "json", "--root", shop.root],
    ] {
      #expect(await Run(words).output == after.output, "\(words)")
    }
  }

  @Test("behind -- a word is a file, whatever it looks like")
  func endOfOptions() async throws {
    let shop = try Fixture(ShopFixture.files().merging(["--format": ""]) { $1 })
    let run = await Run(["check", "--root", shop.root, "--", "--format"])
    #expect(run.code == .clean)
    #expect(run.errors == "0 findings in 0 files of those named\n")
    #expect(await Run(["--root", shop.root, "--", "check"]).code == .couldNotJudge)
  }

  @Test("a word with a slash or a dot is a file for the usual verb")
  func files() async throws {
    let shop = try Fixture(ShopFixture.files())
    let file = "Packages/Profile/Sources/ProfileFeature/Profile.swift"
    #expect(
      await Run(["--root", shop.root, file]).errors == "0 findings in 1 file of those named\n")
  }

  @Test("the completion scripts are what their shells read", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let folder = try Fixture(["script": await Run(["completions", shell]).output])
    let text = try folder.text("script")
    for word in ["affected", "matrix", "sarif", "baseline", "completions"] {
      #expect(text.contains(word))
    }
    let program = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }
      .first(where: FileSystem.isExecutable)
    guard let program else { return }
    let run = await ProgramRun(program, "-n", Path.join(folder.root, "script"))
    #expect(run.ending == .exited(0), "\(run.errors)")
  }

  @Test("in bash, words complete by where they stand")
  func bash() async throws {
    let folder = try Fixture([
      "script": await Run(["completions", "bash"]).output,
      "run": """
      . "$1/script"
      shift
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _modgraph
      echo "${COMPREPLY[@]}"

      """,
    ])
    for (words, wanted) in [
      (["che"], "check"), (["check", "--form"], "--format"), (["check", "--format", "s"], "sarif"),
      (["affected", "--format", ""], "text json matrix"), (["help", "own"], "owners"),
      (["--root", "x", "gra"], "graph"), (["completions", ""], "bash zsh fish"),
    ] {
      let run = await ProgramRun(
        Command(
          executable: "/usr/bin/env",
          arguments: ["bash", Path.join(folder.root, "run"), folder.root, "modgraph"] + words))
      #expect(run.output == wanted + "\n", "\(words) \(run.errors)")
    }
  }

  /// Beside the tests' own bundle.
  private static let program: String? = {
    let program = Path.join(Path.parent(of: CommandLine.arguments[0]), "modgraph")
    return FileSystem.isExecutable(program) ? program : nil
  }()

  @Test(
    "output that cannot be written is no clean run",
    .enabled(
      if: program != nil && FileSystem.exists("/dev/full"), "no full device, or no program beside"),
    arguments: ["--help > /dev/full", "--version >&-", "completions fish > /dev/full"])
  func fullDisk(line: String) async throws {
    let program = try #require(Self.program)
    let run = await ProgramRun("/bin/sh", "-c", "\"$0\" \(line)", program)
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasPrefix("error: cannot write the output: "))
  }
}
