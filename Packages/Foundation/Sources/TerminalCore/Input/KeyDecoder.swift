/// Turns the bytes that a terminal sends into keys.
///
/// Bytes may come cut anywhere. What its beginning does not decide, such as a lone Esc that may
/// begin an arrow key, waits; ``flush()`` ends the wait once no more bytes came for a while.
struct KeyDecoder {
  /// As many bytes without an escape in one read are a paste, where the terminal does not mark it.
  static let leastBurst = 64

  private var sequence = ControlSequence.none
  /// The bytes of a letter that is not complete.
  private var letter: [UInt8] = []
  /// The paste that is coming in.
  private var paste: Paste?

  /// After how long without bytes ``flush()`` is to be called; nil when nothing waits.
  var timeout: Duration? {
    if paste != nil { return .milliseconds(200) }
    if sequence.isLoneEscape { return .milliseconds(50) }
    return sequence == .none && letter.isEmpty ? nil : .milliseconds(200)
  }

  /// The keys that bytes end; the rest waits for more.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    if timeout == nil, bytes.count >= Self.leastBurst, !bytes.contains(0x1B) {
      paste = Paste(isMarked: false)
    }
    for byte in bytes {
      if paste != nil {
        endPaste(with: byte).map { keys.append($0) }
      } else if sequence != .none {
        takeInSequence(byte, into: &keys)
      } else {
        takePlain(byte, into: &keys)
      }
    }
    return keys
  }

  /// Ends what waits: each lone Esc is a key, a paste without an end has ended, the rest is dropped.
  mutating func flush() -> [Key] {
    defer { (sequence, letter, paste) = (.none, [], nil) }
    if let paste { return [.paste(paste.text)] }
    guard case .escape(let count) = sequence else { return [] }
    return Array(repeating: .escape, count: count)
  }

  /// Bytes were lost: what comes until the next silence may be the middle of anything, so that
  /// none of it is a key.
  mutating func skipToSilence() {
    (sequence, letter, paste) = (.none, [], Paste(isMarked: false))
  }

  private mutating func takeInSequence(_ byte: UInt8, into keys: inout [Key]) {
    // Only the last two of many escapes can belong to what follows.
    if byte == 0x1B, case .escape(2) = sequence {
      keys.append(.escape)
      return
    }
    switch sequence.take(byte) {
    case .incomplete: break
    case .ended(let input):
      sequence = .none
      switch input {
      case .key(let key): keys.append(key)
      case .pasteStart: paste = Paste(isMarked: true)
      case nil: break
      }
    case .brokenOff:
      sequence = .none
      takePlain(byte, into: &keys)
    }
  }

  private mutating func takePlain(_ byte: UInt8, into keys: inout [Key]) {
    if !letter.isEmpty {
      if (0x80..<0xC0).contains(byte) {
        letter.append(byte)
        endLetter(into: &keys)
        return
      }
      // The letter broke off; the byte begins something else.
      letter = []
    }
    switch byte {
    case 0x1B: sequence = .escape(1)
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0x80..<0xA0: sequence = ControlSequence(c1: byte)
    case 0xC2...0xF4: letter = [byte]
    default: break
    }
  }

  /// Adds the letter as a key once all its bytes are there.
  private mutating func endLetter(into keys: inout [Key]) {
    let length = letter[0] < 0xE0 ? 2 : letter[0] < 0xF0 ? 3 : 4
    guard letter.count == length else { return }
    defer { letter = [] }
    guard let character = String(validating: letter, as: UTF8.self)?.first else { return }
    if letter[0] == 0xC2, letter[1] < 0xA0 {
      // The 8-bit form of an escape, as a terminal writes it in UTF-8.
      sequence = ControlSequence(c1: letter[1])
    } else {
      keys.append(.character(character))
    }
  }

  private mutating func endPaste(with byte: UInt8) -> Key? {
    guard paste?.ends(with: byte) == true else { return nil }
    defer { paste = nil }
    return paste.map { .paste($0.text) }
  }
}
