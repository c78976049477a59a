import DesignCoreTesting
import SeededTesting
import Testing

@testable import TerminalCore

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8)) + decoder.flush()
  }

  @Test(
    "each key is known by what terminals send for it",
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[1;5A", .up), ("\u{1B}[B", .down),
      ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
      ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter), ("\t", .tab), ("\u{1B}[Z", .backTab),
      ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{3}", .control("c")),
      ("q", .character("q")),
      ("é", .character("é")), ("丼", .character("丼")), ("🍜", .character("🍜")), ("\u{1B}", .escape),
    ] as [(String, Key)])
  func known(text: String, key: Key) {
    #expect(keys(text) == [key])
  }

  @Test(
    "what a terminal sends beside keys is no key",
    arguments: [
      "\u{1B}[I", "\u{1B}[?62;4c", "\u{1B}[24;80R", "\u{1B}[<0;3;4M", "\u{1B}]11;rgb:00/00/00\u{7}",
      "\u{1B}]11;rgb:00/00/00\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[200", "\u{0}",
    ])
  func noKey(text: String) {
    #expect(keys(text).isEmpty)
  }

  @Test("however its bytes are cut, a script of keys is the same keys")
  func cuts() {
    let script = Array("j\u{1B}[A丼\u{1B}OB\u{1B}[6~é\u{1B}[200~a\nb\u{1B}[201~🍜\u{1B}[1;2Cq".utf8)
    let whole: [Key] = [
      .character("j"), .up, .character("丼"), .down, .pageDown, .character("é"), .paste("a\nb"),
      .character("🍜"), .right, .character("q"),
    ]
    for first in 0..<script.count {
      for second in first..<script.count {
        var decoder = KeyDecoder()
        let keys =
          decoder.decode(Array(script[..<first])) + decoder.decode(Array(script[first..<second]))
          + decoder.decode(Array(script[second...]))
        #expect(keys == whole)
        #expect(decoder.timeout == nil)
      }
    }
  }

  @Test("a lone Esc waits for what could follow, then is a key of its own")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.timeout != nil)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.timeout == nil)
    #expect(decoder.decode(Array("[A".utf8)) == [.character("["), .character("A")])
  }

  @Test("a letter that breaks off is dropped, and what follows is a key")
  func brokenLetter() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xE4, 0xB8]).isEmpty)
    #expect(decoder.decode([0x6A]) == [.character("j")])
    #expect(decoder.decode([0xC3]).isEmpty)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode([0xFF, 0x80, 0x6B]) == [.character("k")])
  }

  @Test("a paste is one key, cut where nobody needs more, and the key after it is a key")
  func paste() {
    let text = String(repeating: "q\n", count: 5000)
    #expect(
      keys("\u{1B}[200~\(text)\u{1B}[201~j") == [
        .paste(String(text.prefix(1024))), .character("j"),
      ])
  }

  @Test("a paste without its end marker ends with silence")
  func endlessPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~q\nq".utf8)).isEmpty)
    #expect(decoder.decode(Array("\u{1B}[20".utf8)).isEmpty)
    #expect(decoder.timeout != nil)
    #expect(decoder.flush() == [.paste("q\nq")])
    #expect(decoder.decode([0x71]) == [.character("q")])
  }

  @Test("a burst that no hand types is a paste, also where the terminal does not mark it")
  func burst() {
    var decoder = KeyDecoder()
    let text = String(repeating: "q\n", count: 5000)
    #expect(decoder.decode(Array(text.utf8.prefix(4096))).isEmpty)
    #expect(decoder.decode(Array(text.utf8.dropFirst(4096).prefix(10))).isEmpty)
    #expect(decoder.flush() == [.paste(String(text.prefix(1024)))])
  }

  @Test("any bytes at all are decoded, and silence always ends the waiting")
  func anything() {
    var random = Seeded(11)
    var decoder = KeyDecoder()
    let favourites: [UInt8] = [0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x7E, 0x5D, 0xC3, 0xF0]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...70, using: &random)).map { _ in
        Bool.random(using: &random)
          ? favourites.randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.decode(bytes)
      if Int.random(in: 0..<4, using: &random) == 0 {
        _ = decoder.flush()
        #expect(decoder.timeout == nil)
      }
    }
  }
}
