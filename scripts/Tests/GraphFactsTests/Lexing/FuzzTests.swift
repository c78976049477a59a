import GraphTesting
import Testing

@testable import GraphFacts

/// Sources come from everywhere: none of them may stop the tool.
@Suite("Any bytes are read to their end", .timeLimit(.minutes(10)))
struct FuzzTests {
  private static let tokens: [[UInt8]] =
    [
      "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\\(", "\\#(", ")", "(", "/*", "*/", "//", "/",
      "#/", "/#", "##/",
      "\n", "\r", "\r\n", "\0", "`", "'", "#if ", "#elseif os(", "#else", "#endif", "!", "&&", "||",
      "<#", "#>",
      "import ", "import struct ", ".import", "@testable ", "@_spi(", "public ", "{", "}", "[", "]",
      ":", ";",
      "<<<<<<< a", ">>>>>>> ", ">>>> ", "<<<<\n", "\u{FEFF}", "\u{A0}", "\u{2028}", "\u{201C}",
      "\u{201D}",
      "register(", ".self", "protocol P {", "case a(", "func open(", "macro", "try? /", "0x1p-",
      "1.e", "é", "⊕",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0x80, 0x80], [0xF5],
    ]

  @Test("ten thousand mutations of sources, the same on every run")
  func mutations() {
    var random = FuzzNumbers(seed: 0x5EED)
    let sources = Self.sources
    for _ in 0..<10_000 {
      var bytes = random.pick(sources)
      for _ in 1...random.number(1...8) { Self.mutate(&bytes, &random) }
      guard let fault = Self.fault(in: bytes) else { continue }
      Issue.record("\(fault): \(bytes)")
      return
    }
  }

  @Test(
    "what invites to look ahead again and again does not cost more than its size",
    arguments: [
      "#/\n", "#/a", "/\\/", " /(a", "#", "`", "``", "\"\\(", "\"\"\"\\(", "#\"\"\" ", "/*", "*/",
      "<#", "\n<<<<<<< ",
      "\n>>>> ", "\u{201C}", "!", "#if !", "#if (", "#if a(", "#if canImport(A)\n",
      "&& canImport(A)",
      "(", "{", "[", "@", "@a(", "@a.", "import ", "import A.", ".", "import A\n", "public ",
      "protocol P {\n",
      "func ", "case ", "struct A: ", "struct A<", "register(", "a.", "+", "- ", "é", "\u{301}",
      "x /", "= /",
      "#elseif a\n", "#if a\nimport B\n", "'", "\\", "$", "0x", "1.", "\r",
    ])
  func repeated(text: String) {
    let piece = Array(text.utf8)
    let bytes = (0..<6_000 / piece.count).flatMap { _ in piece } + Array("\nimport B\n".utf8)
    #expect(Self.fault(in: bytes) == nil)
  }

  /// Pieces of this repository's own files and of the ones that are made to mislead.
  private static var sources: [[UInt8]] {
    let files = Repositories.files(below: Repositories.scripts, ending: ".swift")
    let pieces = files.compactMap { try? FileSystem.read($0) }.flatMap { bytes in
      stride(from: 0, to: bytes.count, by: 2_000).map { Array(bytes[$0...].prefix(300)) }
    }
    return NastySources.all + pieces
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout FuzzNumbers) {
    let place = random.number(0...bytes.count)
    let length = min(bytes.count - place, random.number(1...20))
    switch random.number(0...5) {
    case 0 where place < bytes.count:
      bytes[place] ^= 1 << UInt8(random.number(0...7))
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3: bytes.removeSubrange(place...)
    default:
      bytes.insert(contentsOf: random.pick(tokens), at: place)
    }
  }

  /// What went wrong when everything that reads sources has read these bytes.
  private static func fault(in bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      let purse = lexer.purse
      var end = 0
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        if lexer.index <= end { return "no step forward at \(end)" }
        if lexer.index > bytes.count { return "beyond the end" }
        end = lexer.index
      }
      if lexer.purse < -4_096 || lexer.purse > purse { return "the purse is overdrawn" }
      for found in ImportScanner.scan(bytes) where found.module.isEmpty || found.position < .start {
        return "an import without a name or place"
      }
      _ = DeclarationScanner.scan(bytes)
      _ = RegistrationScanner.scan(bytes, function: "register")
      _ = ManifestOutline(Array(bytes))
      return nil
    }
  }
}
