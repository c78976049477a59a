/// Puts the bytes that a terminal sends together to keys (ECMA-48, xterm's control sequences).
///
/// Bytes may come cut anywhere. What cannot be told from its beginning, such as a lone Esc from an
/// arrow key, waits; ``flush()`` ends the waiting once no more bytes came for a while.
struct KeyDecoder {
  /// As many bytes without an escape in one read are a paste, where the terminal does not mark it.
  static let leastBurst = 64
  /// A sequence that goes on for longer is none that a terminal sends.
  private static let longestSequence = 64

  private enum State: Equatable {
    case plain
    /// After the byte ESC.
    case escape
    /// Inside a control sequence, behind ESC [.
    case sequence([UInt8])
    /// Behind ESC O.
    case singleShift
    /// Inside a string such as a terminal's answer; it is left out.
    case string(length: Int, sawEscape: Bool)
    /// Inside a letter of several bytes.
    case letter([UInt8], length: Int)
  }

  private var state = State.plain
  /// The paste that is coming in.
  private var paste: Paste?

  /// After how long without bytes ``flush()`` is to be called; nil when nothing waits.
  var patience: Duration? {
    if paste != nil { return .milliseconds(200) }
    return state == .plain ? nil : .milliseconds(50)
  }

  /// The keys that bytes end; the rest waits for more.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    if paste == nil, bytes.count >= Self.leastBurst, !bytes.contains(0x1B) {
      paste = Paste(isMarked: false)
    }
    for byte in bytes {
      if let key = paste == nil ? take(byte) : pasted(byte) { keys.append(key) }
    }
    return keys
  }

  /// Ends what waits: a lone Esc is a key, a paste without an end has ended, the rest is dropped.
  mutating func flush() -> Key? {
    defer { (state, paste) = (.plain, nil) }
    if let paste { return .paste(paste.text) }
    return state == .escape ? .escape : nil
  }

  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return start(byte)
    case .escape: return afterEscape(byte)
    case .sequence(let bytes): return inSequence(byte, after: bytes)
    case .singleShift:
      state = .plain
      return byte == UInt8(ascii: "M") ? .enter : Self.named(byte)
    case .string(let length, let sawEscape):
      let isOver = byte == 0x07 || (sawEscape && byte == 0x5C) || length > 4096
      state = isOver ? .plain : .string(length: length + 1, sawEscape: byte == 0x1B)
      return nil
    case .letter(let bytes, let length): return inLetter(byte, after: bytes, length: length)
    }
  }

  private mutating func start(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .letter([byte], length: 2)
    case 0xE0...0xEF: state = .letter([byte], length: 3)
    case 0xF0...0xF4: state = .letter([byte], length: 4)
    default: break
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B: return .escape
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string(length: 0, sawEscape: false)
    default:
      // A letter with Alt is no key of the shell.
      state = .plain
    }
    return nil
  }

  private mutating func inSequence(_ byte: UInt8, after bytes: [UInt8]) -> Key? {
    switch byte {
    case 0x20..<0x40:
      state = bytes.count < Self.longestSequence ? .sequence(bytes + [byte]) : .plain
      return nil
    case 0x40..<0x7F:
      state = .plain
      return end(bytes, byte)
    case 0x1B:
      state = .escape
      return nil
    default:
      state = .plain
      return nil
    }
  }

  private mutating func end(_ bytes: [UInt8], _ final: UInt8) -> Key? {
    guard final == UInt8(ascii: "~") else {
      return final == UInt8(ascii: "Z") ? .backTab : Self.named(final)
    }
    switch String(decoding: bytes.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
    case "1", "7": return .home
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    case "200":
      paste = Paste(isMarked: true)
      return nil
    default: return nil
    }
  }

  private mutating func inLetter(_ byte: UInt8, after bytes: [UInt8], length: Int) -> Key? {
    guard (0x80..<0xC0).contains(byte) else {
      // The letter broke off; the byte begins something else.
      state = .plain
      return start(byte)
    }
    guard bytes.count + 1 == length else {
      state = .letter(bytes + [byte], length: length)
      return nil
    }
    state = .plain
    return String(validating: bytes + [byte], as: UTF8.self)?.first.map { .character($0) }
  }

  private mutating func pasted(_ byte: UInt8) -> Key? {
    guard paste?.ends(with: byte) == true else { return nil }
    defer { paste = nil }
    return paste.map { .paste($0.text) }
  }

  private static func named(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }
}
