import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import ShopLab
@testable import modgraph

@Suite("Generated shops")
struct SynthTests {
  @Test("the numbers behind a seed are SplitMix64's own")
  func numbers() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test("a seed makes the same bytes again, another seed makes other code")
  func deterministic() {
    let text = { (seed: UInt64) in
      SynthShop(teamCount: 3, fileCount: 9, seed: seed).tree(.modular).map { $0.path + $0.text }
    }
    #expect(text(7) == text(7))
    #expect(text(7) != text(8))
  }

  @Test("a team's code does not change when other teams are added")
  func stable() {
    let small = SynthTeam(index: 0, fileCount: 9, seed: 7).files.map(\.body)
    let team = SynthShop(teamCount: 5, fileCount: 9, seed: 7).files.filter {
      [.api("Orders"), .feature("Orders"), .featureTests("Orders")].contains($0.module)
    }
    #expect(team.map(\.body) == small)
  }

  @Test("every shape holds the same code: only paths and imports differ")
  func sameCode() {
    let shop = SynthShop(teamCount: 3, fileCount: 9, seed: 7)
    let code = SynthShape.allCases.map { shape in
      shop.tree(shape).filter { $0.path.hasSuffix(".swift") && !$0.path.hasSuffix("Package.swift") }
        .map { file in
          file.text.split(separator: "\n").filter { !$0.contains("import ") }.joined()
        }
    }
    #expect(code[0] == code[1])
    #expect(code[1] == code[2])
  }

  @Test("files are about 175 lines long in the middle, and there are as many as asked for")
  func lengths() {
    let files = SynthTeam(index: 4, fileCount: 20, seed: 1).files.filter {
      $0.module == .feature("Catalogue") || $0.module == .feature(SynthNames.team(4))
    }
    let lengths = files.map {
      $0.body.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    #expect(files.count == 21)
    #expect((150...200).contains(lengths.sorted()[lengths.count / 2]))
  }

  @Test("names stay different for any number of teams and concepts")
  func names() {
    #expect(Set((0..<3_000).map(SynthNames.team)).count == 3_000)
    #expect(Set((0..<3_000).map(SynthNames.concept)).count == 3_000)
  }

  @Test("the modular shape checks clean, the tangled one does not")
  func checks() async throws {
    let modular = try await generated("--teams", "2", "--files", "8", "--shape", "modular")
    let clean = await modular.check()
    #expect(clean.output == "")
    #expect(clean.code == .clean)
    let tangled = try await generated("--teams", "2", "--files", "8", "--shape", "tangled")
    #expect(await tangled.check().rules.contains("layer"))
  }

  @Test("a team of a single file checks clean too")
  func smallest() async throws {
    let shop = try await generated("--teams", "1", "--files", "1", "--shape", "modular")
    #expect(await shop.check().output == "")
  }

  @Test("the code compiles without a warning", arguments: [1, 8])
  func compiles(files: Int) async throws {
    let shop = try await generated("--teams", "2", "--files", "\(files)", "--shape", "monolith")
    let sources = SynthShop(teamCount: 2, fileCount: files, seed: 1).tree(.monolith).map(\.path)
      .filter { $0.hasPrefix("App/ShopApp/") }
    let toolchain = try #require(Toolchain.find())
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options =
      ["-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }

    // The same code is not compiled again once it has passed.
    let passed = StoredAnswers("compiled")
    var key = ContentHash()
    for text in [toolchain.identity] + options { key.add(Array(text.utf8)) }
    for path in sources { key.add(Array(try shop.text(path).utf8)) }
    if passed[key.text] != nil { return }

    let command = Command(
      executable: Path.parent(of: toolchain.swift) + "/swiftc",
      arguments: options + sources.map { Path.join(shop.root, $0) })
    let compiled = await Gate.heavyPrograms.pass { await ProgramRun(command) }
    #expect(compiled.errors == "")
    try #require(compiled.ending == .exited(0))
    if compiled.errors.isEmpty { passed.store("", for: key.text) }
  }

  @Test("a folder that holds something is left as it is")
  func occupied() async throws {
    let shop = try Fixture(["notes.txt": "mine"])
    let run = await synth("--shape", "modular", "--out", shop.root)
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("is not empty; nothing was written"))
    #expect(try FileSystem.entries(of: shop.root).map(\.name) == ["notes.txt"])
  }

  @Test(
    "bad arguments are refused before anything is written",
    arguments: [
      ["--teams", "0", "--shape", "modular"], ["--teams", "two", "--shape", "modular"],
      ["--files", "-1", "--shape", "modular"], ["--seed", "-1", "--shape", "modular"],
      ["--teams", "10000", "--files", "10000", "--shape", "modular"],
      ["--teams", "99999999999999999999", "--shape", "modular"], ["--shape", "round"], [],
    ])
  func refused(arguments: [String]) async throws {
    let empty = try Fixture([:])
    let run = await synth(arguments + ["--out", "\(empty.root)/shop"])
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("error: "))
    #expect(!FileSystem.exists("\(empty.root)/shop"))
  }

  private func generated(_ arguments: String...) async throws -> Fixture {
    let shop = try Fixture([:])
    let run = await synth(arguments + ["--out", shop.root])
    try #require(run.code == .clean, "\(run.errors)")
    return shop
  }

  private func synth(_ arguments: String...) async -> Run { await synth(arguments) }

  private func synth(_ arguments: [String]) async -> Run {
    await Run.shoplab(["synth"] + arguments)
  }
}
