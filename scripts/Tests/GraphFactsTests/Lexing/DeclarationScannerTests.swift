import GraphTesting
import Testing

@testable import GraphFacts

@Suite("Declarations of a file")
struct DeclarationScannerTests {
  private func scan(_ text: String) -> [Declaration] {
    Array(text.utf8).withUnsafeBufferPointer { DeclarationScanner.scan($0) }
  }

  @Test(
    "a word that is a modifier elsewhere may name a member",
    arguments: [
      "func open(_ kind: Kind)", "var open: Kind { get }", "func package() -> Kind",
      "var final: [Kind]? { get set }", "func prefix(_ first: Int, dynamic: Kind) async throws",
      "@MainActor func required(_ optional: Kind)", "init(open: Kind)",
      "subscript(open: Int) -> Kind { get }", "static func open(lazy: Kind)",
    ])
  func namesLikeModifiers(member: String) {
    let found = scan("public protocol Entry {\n  \(member)\n}\n")
    #expect(found.map(\.name) == ["Entry"])
    #expect(found.first?.publicMentions.contains("Kind") == true)
  }

  @Test("the short way to what is public finds all of it")
  func shortWay() {
    let files = Repositories.files(below: Repositories.root, ending: ".swift")
    let sources =
      files.compactMap { try? FileSystem.read($0) } + NastySources.all
      + [
        "open\u{A0}class A {}", "public/**/ struct A {}", "public\n@objc\nclass A {}\nlet open = 1",
      ]
      .map { Array($0.utf8) }
    var count = 0
    for bytes in sources {
      bytes.withUnsafeBufferPointer { bytes in
        let all = DeclarationScanner.scan(bytes).filter(\.isPublic)
        let found = DeclarationScanner.scanPublic(bytes)
        #expect(found.map(\.name) == all.map(\.name))
        #expect(found.map(\.position) == all.map(\.position))
        #expect(found.map(\.inherits) == all.map(\.inherits))
        count += found.count
      }
    }
    #expect(count > 100)
  }

  @Test("the cases of a public enum are public, nested or not, and those of others are not")
  func cases() {
    let found = scan(
      """
      public enum Kind {
        case open(Detail), package(Other)
        indirect case third(Kind)
        public enum Inner { case a(Deep) }
        private enum Hidden { case a(Secret) }
        var text: String { switch self { case .open(let detail): Code() } }
      }
      enum Own { case a(Detail) }
      """)
    #expect(found.map(\.name) == ["Kind", "Own"])
    #expect(found[0].publicMentions.isSuperset(of: ["Detail", "Other", "Deep"]))
    #expect(found[0].publicMentions.isDisjoint(with: ["Secret", "Code", "String"]))
    #expect(found[1].publicMentions.isEmpty)
  }

  @Test("a modifier with an argument, an attribute or another modifier behind it is one")
  func modifiers() {
    let found = scan(
      """
      public struct Route {
        private(set) public var place: Place
        public private(set) var other: Other
        public nonisolated(unsafe) static let third: Third
        package final class Hidden {}
        private var secret: Secret
      }
      final public class Box {}
      public @objc final class Other {}
      """)
    #expect(found.map(\.name) == ["Route", "Box", "Other"])
    #expect(found.map(\.isPublic) == [true, true, true])
    let mentions = found[0].publicMentions
    #expect(mentions.isSuperset(of: ["Place", "Other", "Third"]))
    #expect(mentions.isDisjoint(with: ["Secret", "Hidden"]))
  }
}
