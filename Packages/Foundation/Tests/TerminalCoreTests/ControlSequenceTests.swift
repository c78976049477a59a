import SeededTesting
import Testing

@testable import TerminalCore

/// Sequences that are no key of the shell, and the keys around them.
@Suite struct ControlSequenceTests {
  /// What terminals send, and what the grammar allows beyond that.
  private static let noKeys =
    [
      // The Linux console's function keys.
      "\u{1B}[[A", "\u{1B}[[E", "\u{1B}[[q",
      // Function keys and keypads of xterm, rxvt and the VT220.
      "\u{1B}OP", "\u{1B}O5P", "\u{1B}O1;2S", "\u{1B}Oq", "\u{1B}Oa", "\u{1B}[11~", "\u{1B}[24;5~",
      "\u{1B}[2^", "\u{1B}[3@", "\u{1B}[25h", "\u{1B}NA",
      // Keys of other protocols, reports of the mouse, of the focus and of the cursor.
      "\u{1B}[113;5u", "\u{1B}[27;5;113~", "\u{1B}[M qj", "\u{1B}[M#\r\r", "\u{1B}[<0;3;4M",
      "\u{1B}[32;3;4M", "\u{1B}[I", "\u{1B}[O", "\u{1B}[24;80R", "\u{1B}[?62;4c",
      "\u{1B}[>0;115;0c",
      "\u{1B}[?2026;2$y", "\u{1B}[1 A", "\u{1B}[?5~",
      // Escapes with intermediate bytes, and letters with Alt.
      "\u{1B}(B", "\u{1B} F", "\u{1B}#8", "\u{1B}q", "\u{1B}\r", "\u{1B}\u{7F}", "\u{1B}Û",
      "\u{1B}牛",
      "\u{1B}🍜",
      // Strings, ended by BEL where that is usual, by ST, or by the next sequence.
      "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}]52;c;cXVpdA==\u{1B}\\", "\u{1B}]0;qÜ牛q\u{1B}\\",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|xterm(q\u{7}q)\u{1B}\\", "\u{1B}Xq\u{1B}\\",
      "\u{1B}^q\r\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}]q\u{1B}\u{1B}\\", "\u{1B}]q\u{1B}[I",
      "\u{1B}Pq\u{1B}[[A",
      // Aborted by CAN and SUB.
      "\u{1B}[5\u{18}", "\u{1B}Pq\u{1A}",
      // Longer than any that is known.
      "\u{1B}[" + String(repeating: "1;", count: 500) + "A",
      "\u{1B}]52;c;" + String(repeating: "cXVp", count: 3000) + "\u{1B}\\",
      // The 8-bit forms, in UTF-8.
      "\u{9B}5;6;7q", "\u{8F}q", "\u{9D}0;q\u{9C}", "\u{90}q\u{9C}", "\u{9B}[A",
    ].map { Array($0.utf8) } + [
      // And as single bytes.
      [0x9B, 0x49], [0x8F, 0x71], [0x9D, 0x71, 0x07], [0x90, 0x71, 0x9C], [0x90, 0x71, 0x1B, 0x5C],
    ]

  private func keys(_ reads: [ArraySlice<UInt8>]) -> [Key] {
    var decoder = KeyDecoder()
    return reads.flatMap { decoder.decode(Array($0)) } + decoder.flush()
  }

  /// A sequence between two keys, cut at every byte: once, and into single bytes.
  private func expectNoKey(_ sequence: [UInt8]) {
    let bytes = Array("j".utf8) + sequence + Array("k".utf8)
    let keys: [Key] = [.character("j"), .character("k")]
    for cut in 0...bytes.count {
      #expect(self.keys([bytes[..<cut], bytes[cut...]]) == keys, "\(sequence), cut at \(cut)")
    }
    #expect(self.keys(bytes.indices.map { bytes[$0...$0] }) == keys, "\(sequence), in bytes")
  }

  @Test("a sequence that is no key is left out to its last byte, wherever its bytes are cut")
  func noKey() {
    for sequence in Self.noKeys where sequence.count < 500 { expectNoKey(sequence) }
    for sequence in Self.noKeys where sequence.count >= 500 {
      let bytes = sequence + Array("k".utf8)
      for size in [1, 7, 64, 4096] {
        let reads = stride(from: 0, to: bytes.count, by: size).map {
          bytes[$0..<min($0 + size, bytes.count)]
        }
        #expect(keys(reads) == [.character("k")], "\(bytes.count) bytes in reads of \(size)")
      }
    }
  }

  @Test("a key that begins with two escapes is left out as a whole")
  func alt() {
    let arrows = ["[A", "[B", "OA", "OM", "[5~", "[1;5C", "[Z", "[1~"].map { Array($0.utf8) }
    for sequence in arrows { expectNoKey([0x1B, 0x1B] + sequence) }
    for sequence in Self.noKeys where sequence.first == 0x1B && sequence.count < 500 {
      expectNoKey([0x1B] + sequence)
    }
  }

  @Test("Esc pressed several times is as many keys", arguments: 1...5)
  func escapes(count: Int) {
    let bytes = [UInt8](repeating: 0x1B, count: count)
    let escapes = [Key](repeating: .escape, count: count)
    for cut in 0...count { #expect(keys([bytes[..<cut], bytes[cut...]]) == escapes) }
    var decoder = KeyDecoder()
    for byte in bytes {
      #expect(decoder.decode([byte]).isEmpty)
      #expect(decoder.timeout == .milliseconds(50))
      #expect(decoder.flush() == [.escape])
    }
    let arrow = bytes + Array("\u{1B}\u{1B}[A".utf8)
    for cut in 0...arrow.count { #expect(keys([arrow[..<cut], arrow[cut...]]) == escapes) }
  }

  @Test("a paste after Esc is a paste, not keys")
  func pasteAfterEscape() {
    let bytes = Array("\u{1B}\u{1B}[200~q\r\u{1B}[201~j".utf8)
    for cut in 0...bytes.count {
      #expect(keys([bytes[..<cut], bytes[cut...]]) == [.paste("q\r"), .character("j")])
    }
  }

  @Test("a control key ends a sequence that broke off, and is a key itself")
  func brokenOff() {
    for begin in ["\u{1B}[1;", "\u{1B}O", "\u{1B}[", "\u{1B}("] {
      let bytes = Array((begin + "\u{3}").utf8)
      for cut in 0...bytes.count {
        #expect(keys([bytes[..<cut], bytes[cut...]]) == [.control("c")])
      }
    }
  }

  @Test("bytes that come after a loss are no keys until a silence")
  func loss() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("j\u{1B}[".utf8)) == [.character("j")])
    decoder.skipToSilence()
    #expect(decoder.decode(Array("q\r\u{1B}[Aq\u{1B}[201~q".utf8)).isEmpty)
    #expect(decoder.timeout == .milliseconds(200))
    _ = decoder.flush()
    #expect(decoder.decode(Array("k".utf8)) == [.character("k")])
  }

  @Test("whatever bytes come, however they are cut, the keys are the same")
  func anyCut() {
    var random = Seeded(21)
    let favourites: [UInt8] = Array("\u{1B}\u{1B}\u{1B}[[]O;1~P\\\u{7}M".utf8) + [0x9B, 0xC2, 0x9C]
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) > 0
          ? favourites.randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      let whole = keys([bytes[...]])
      let cut = Int.random(in: 0...bytes.count, using: &random)
      #expect(keys([bytes[..<cut], bytes[cut...]]) == whole, "\(bytes)")
      #expect(keys(bytes.indices.map { bytes[$0...$0] }) == whole, "\(bytes)")
    }
  }
}
