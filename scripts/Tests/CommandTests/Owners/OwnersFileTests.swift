import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("A CODEOWNERS file")
struct OwnersFileTests {
  private static let file = OwnersFile(
    path: "CODEOWNERS",
    text: """
      # everybody's, until a later line says otherwise
      *            @shop/platform @shop/web
      *.js         @shop/web   # with words behind it
      *.txt\tdocs@example.com
      /build/logs/ @ana
      apps/        @shop/apps
      /apps/github
      /my\\ files/ @shop/files
      !/apps/      @shop/none
      [ab].swift   @shop/none
      \\#notes      @shop/none
      /docs/       platform
         \t
      /late/       @shop/late\r
      /last/       @shop/last
      """)

  @Test(
    "the last line that matches has the say",
    arguments: [
      ("Sources/A.swift", ["@shop/platform", "@shop/web"], 2),
      ("web/app.js", ["@shop/web"], 3),
      ("notes.txt", ["docs@example.com"], 4),
      ("build/logs/app.js", ["@ana"], 5),
      ("apps/main.js", ["@shop/apps"], 6),
      ("apps/github/main.js", [], 7),
      ("my files/a", ["@shop/files"], 8),
      ("late/a", ["@shop/late"], 14),
      ("last/a", ["@shop/last"], 15),
    ] as [(String, [String], Int)])
  func lastMatch(path: String, owners: [String], line: Int) {
    #expect(Self.file.owners(of: path) == owners)
    #expect(Self.file.line(for: path)?.number == line)
  }

  @Test("a line with a pattern or an owner that GitHub does not know is passed over whole")
  func faults() {
    #expect(Self.file.lines.filter { $0.fault != nil }.map(\.number) == [9, 10, 11, 12])
    for path in ["a.swift", "#notes", "docs/a"] {
      #expect(Self.file.line(for: path)?.number == 2)
    }
  }

  @Test(
    "an owner is a person, a team or a mail address",
    arguments: [
      ("@ana", true), ("@ana-b", true), ("@shop/web", true), ("a@b.example", true),
      ("ana", false), ("@", false), ("@shop/", false), ("@/web", false), ("@a/b/c", false),
      ("a@b", false), ("a@b@c.d", false),
    ])
  func owners(text: String, isOne: Bool) {
    let file = OwnersFile(path: "CODEOWNERS", text: "* \(text)\n")
    #expect((file.lines[0].fault == nil) == isOne)
  }

  @Test("of the three places the first one counts, and only that one")
  func places() throws {
    #expect(OwnersFile.places == [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"])
    let fixture = try Fixture([:])
    for place in OwnersFile.places.reversed() {
      try fixture.write(place, "/\(Path.parent(of: place))a @shop/team\n")
      let file = try #require(try OwnersReader(tree: FileTree(root: fixture.root)).read())
      #expect(file.path == place)
      #expect(file.lines.count == 1)
    }
  }

  @Test("three megabytes and more are not loaded, and that is a finding")
  func tooLarge() async throws {
    let comment = String(repeating: "# a comment of forty bytes, to fill space\n", count: 75_000)
    let shop = try Fixture(ShopFixture.files())
    try shop.write("CODEOWNERS", comment + "* @shop/platform\n")
    let run = await shop.run()
    #expect(run.rules == ["owner"])
    #expect(run.output.contains("GitHub does not load this file: it has 31"))
    let owners = await shop.run("owners", "a")
    #expect(owners.code == .couldNotJudge)
  }
}
