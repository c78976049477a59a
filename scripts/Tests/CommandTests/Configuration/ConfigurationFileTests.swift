import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The configuration file")
struct ConfigurationFileTests {
  @Test("without a file the defaults hold, and with an empty object too")
  func defaults() throws {
    let empty = try Fixture([:])
    #expect(try PolicyReader(root: empty.root).read() == Policy())
    #expect(try read("{}") == Policy())
  }

  @Test("skip, baseline and ignore are read, and what is left out keeps its default")
  func plainKeys() throws {
    let read = try read(
      #"{ "skip": ["ThirdParty/", "Apps/*/Generated"], "baseline": "ci/known.json" }"#)
    #expect(read.skip == [FolderPattern("ThirdParty"), FolderPattern("Apps/*/Generated")])
    #expect(read.baseline == "ci/known.json")
    #expect(read.ignore == .usual)
    let ignore = try self.read(#"{ "ignore": ["/notes/", "*.png"] }"#).ignore
    #expect(ignore.pattern(matching: "notes/today.txt") == "/notes/")
    #expect(ignore.pattern(matching: "art/logo.png") == "*.png")
    #expect(ignore.pattern(matching: "README.md") == nil)
  }

  @Test("documents are ignored without a file, and what can change a build is not")
  func usualIgnores() {
    for path in ["docs/a/b.svg", "README.md", "Packages/Store/README.md", "LICENSE", "CODEOWNERS"] {
      #expect(IgnoreList.usual.pattern(matching: path) != nil, "\(path)")
    }
    for path in [".modgraph.json", ".swift-version", "ci/test", "other/docs/x.swift", "Makefile"] {
      #expect(IgnoreList.usual.pattern(matching: path) == nil, "\(path)")
    }
  }

  @Test(
    "what is wrong is told with its key and its line",
    arguments: [
      ("{\n \"skp\": [] }", "2:2", "skp: unknown key"),
      ("[]", "1:1", "this has to be an object, not an array"),
      ("{ \"skip\": \"A\" }", "1:3", "skip: this has to be an array, not a text"),
      ("{ \"skip\": [\n\"A\",\n 7] }", "3:2", "skip[1]: this has to be a text, not a number"),
      ("{ \"skip\": [\".\"] }", "1:12", "skip[0]: this skips the whole repository"),
      ("{ \"skip\": [\"../x\"] }", "1:12", "skip[0]: ../x is not below the root"),
      ("{ \"skip\": [\"/x\"] }", "1:12", "skip[0]: /x is not below the root"),
      ("{ \"baseline\": null }", "1:3", "baseline: this has to be a text, not null"),
      ("{ \"baseline\": \" \" }", "1:3", "baseline: this text is empty"),
      ("{ \"rulesOff\": [\"layers\"] }", "1:16", "rulesOff[0]: there is no rule layers"),
      ("{ \"ignore\": [\"!a\"] }", "1:14", "ignore[0]: CODEOWNERS knows no"),
      ("{ \"skip\": [],\n\"skip\": [] }", "2:1", "the key \"skip\" comes twice"),
    ])
  func mistakes(_ text: String, _ place: String, _ message: String) async throws {
    try await expectMistake(text, place, message)
  }

  @Test(
    "what is not JSON is told where it stops being that",
    arguments: [
      ("", "1:1", "unexpected end"),
      ("{ \"skip\": [] ", "1:14", "expected ',' or '}'"),
      ("{}\nx", "2:1", "text after the end"),
      ("{\n  // folders\n}", "2:3", "comments are not part of JSON"),
      ("{ \"skip\": [] /* none */ }", "1:14", "comments are not part of JSON"),
      ("{ \"skip\": [\"a\",] }", "1:16", "a comma with nothing behind it"),
      ("{ \"skip\": [], }", "1:15", "a comma with nothing behind it"),
      ("{ \"skip\": [\"a\nb\"] }", "1:14", "a line break or control character inside a text"),
      ("{ \"skip\": [\"\\u+123\"] }", "1:15", "expected four hexadecimal digits"),
    ])
  func notJSON(_ text: String, _ place: String, _ message: String) async throws {
    try await expectMistake(text, place, message)
  }

  @Test("a byte order mark and CRLF change nothing")
  func otherEditors() throws {
    let fixture = try Fixture([:])
    let text = "{\r\n  \"skip\": [\r\n    \"A\"\r\n  ]\r\n}\r\n"
    try fixture.write(Policy.fileName, [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(try PolicyReader(root: fixture.root).read().skip == [FolderPattern("A")])
  }

  @Test("a byte that is no UTF-8 is a mistake")
  func invalidText() throws {
    let fixture = try Fixture([:])
    try fixture.write(
      Policy.fileName, Array("{ \"skip\": [\"".utf8) + [0xFF] + Array("\"] }".utf8))
    #expect(throws: PolicyReader.Failure.self) {
      try PolicyReader(root: fixture.root).read()
    }
  }

  @Test("a megabyte is read, and a mistake at its end has its line")
  func large() throws {
    let name = String(repeating: "Folder", count: 10)
    let folders = (0..<16_000).map { "    \"\(name)\($0)\"" }.joined(separator: ",\n")
    let text = "{\n  \"skip\": [\n\(folders)\n  ]"
    #expect(text.utf8.count > 1_000_000)
    #expect(try read(text + "\n}").skip.count == 16_000)
    let failure = #expect(throws: PolicyReader.Failure.self) {
      try read(text + ",\n  \"more\": 1\n}")
    }
    #expect(failure?.problem.position == Position(line: 16_004, column: 3))
  }

  @Test("nesting without end is refused, not followed")
  func deep() throws {
    for (open, close) in [("[", "]"), ("{\"skip\":", "}")] {
      let text = String(repeating: open, count: 200_000) + String(repeating: close, count: 200_000)
      let failure = #expect(throws: PolicyReader.Failure.self) { try read(text) }
      #expect(failure?.problem.message.hasSuffix("nested too deep") == true)
    }
  }

  @Test("a folder in the file's place is a mistake, not a missing file")
  func notAFile() throws {
    let folder = try Fixture(["\(Policy.fileName)/x": ""])
    #expect(throws: PolicyReader.Failure.self) {
      try PolicyReader(root: folder.root).read()
    }
  }

  @Test("a rule that is off finds nothing, and the others go on")
  func rulesOff() async throws {
    let fixture = try Fixture([
      "Package.swift": ShopFixture.package("One", targets: [ShopFixture.target("Odd")]),
      "Sources/Odd/O.swift": "",
    ])
    #expect(await fixture.run().rules.sorted() == ["no-role", "owner"])
    try fixture.write(Policy.fileName, #"{ "rulesOff": ["owner"] }"#)
    #expect(await fixture.run().rules == ["no-role"])
    try fixture.write(Policy.fileName, #"{ "rulesOff": ["owner", "no-role"] }"#)
    #expect(await fixture.run().code == .clean)
  }

  @Test("a skipped folder is not read")
  func skipping() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write("Old/Broken/Package.swift", "// swift-tools-version: 6.2\nlet x = (\n")
    try shop.write(Policy.fileName, #"{ "skip": ["Old"] }"#)
    let run = await shop.run()
    #expect(run.code == .clean)
    #expect(run.output == "")
  }

  private func read(_ text: String) throws -> Policy {
    let fixture = try Fixture([Policy.fileName: text])
    return try withExtendedLifetime(fixture) {
      try PolicyReader(root: fixture.root).read()
    }
  }

  private func expectMistake(_ text: String, _ place: String, _ message: String) async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write(Policy.fileName, text)
    let run = await shop.run()
    #expect(run.code == .couldNotJudge)
    // Nothing is judged by half of a configuration.
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(Policy.fileName):\(place): error: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
