/// How far a control sequence has come in: the grammar of ECMA-48 (5.3, 5.4 and 5.6), and what
/// terminals send beyond it.
///
/// Each form is followed to its end, however long it is and whether it is a key or not: a part of a
/// sequence is never a key.
enum ControlSequence: Equatable {
  /// No sequence has begun.
  case none
  /// ESC, once or twice. Many terminals send a second one before a key for Alt.
  case escape(Int)
  /// ESC and intermediate bytes: a final byte follows.
  case intermediate
  /// CSI (ESC [): parameter and intermediate bytes, then a final byte. The parameters are stored as
  /// far as they name a key.
  case control(parameters: [UInt8], isAlt: Bool)
  /// SS3 (ESC O) or SS2 (ESC N): parameters, as older terminals send, then a final byte.
  case shifted(isAlt: Bool)
  /// As many bytes of any kind: a Linux console's function key (ESC [ [ A), a mouse report, a
  /// letter with Alt.
  case trailing(Int)
  /// DCS, SOS, OSC, PM or APC: any bytes up to ST.
  case string(isOSC: Bool, is8Bit: Bool)
  /// ESC inside a string: ST (ESC \) or the next sequence.
  case stringEscape(isOSC: Bool, is8Bit: Bool)

  /// What a complete sequence stands for.
  enum Input: Equatable {
    case key(Key)
    /// The terminal marks that a paste begins.
    case pasteStart
  }

  /// What a byte does to a sequence.
  enum Step: Equatable {
    case incomplete
    /// The byte was the last one; nil when the sequence is no input of the shell's.
    case ended(Input?)
    /// The sequence ended before the byte, which begins something else.
    case brokenOff
  }

  /// Longer parameters name no key.
  private static let longestParameters = 64

  /// The sequence that a C1 control begins: the 8-bit form of ESC and a byte.
  init(c1 byte: UInt8) {
    self = .escape(1)
    if take(byte - 0x40) != .incomplete { self = .none }
    if case .string(let isOSC, _) = self { self = .string(isOSC: isOSC, is8Bit: true) }
  }

  /// Whether it may be the Esc key alone.
  var isLoneEscape: Bool {
    if case .escape = self { true } else { false }
  }

  mutating func take(_ byte: UInt8) -> Step {
    // CAN and SUB abort any sequence.
    if self != .none, byte == 0x18 || byte == 0x1A { return .ended(nil) }
    switch self {
    case .none: return .brokenOff
    case .escape(let count): return afterEscape(byte, isAlt: count > 1)
    case .intermediate: return afterIntermediate(byte)
    case .control(let parameters, let isAlt):
      return inControl(byte, after: parameters, isAlt: isAlt)
    case .shifted(let isAlt):
      if (0x30..<0x40).contains(byte) { return .incomplete }
      guard (0x21..<0x7F).contains(byte) else { return restart(with: byte) }
      return .ended(Key(shiftedBy: byte).flatMap { isAlt ? nil : .key($0) })
    case .trailing(let count):
      if byte == 0x1B { return restart(with: byte) }
      self = .trailing(count - 1)
      return count > 1 ? .incomplete : .ended(nil)
    case .string(let isOSC, let is8Bit):
      if byte == 0x1B { self = .stringEscape(isOSC: isOSC, is8Bit: is8Bit) }
      return (byte == 0x07 && isOSC) || (byte == 0x9C && is8Bit) ? .ended(nil) : .incomplete
    case .stringEscape:
      if byte == UInt8(ascii: "\\") { return .ended(nil) }
      if byte == 0x1B { return .incomplete }
      self = .escape(1)
      return take(byte)
    }
  }

  private mutating func afterEscape(_ byte: UInt8, isAlt: Bool) -> Step {
    switch byte {
    case 0x1B: self = .escape(2)
    case 0x20..<0x30: self = .intermediate
    case UInt8(ascii: "["): self = .control(parameters: [], isAlt: isAlt)
    case UInt8(ascii: "O"): self = .shifted(isAlt: isAlt)
    case UInt8(ascii: "N"): self = .shifted(isAlt: true)
    case UInt8(ascii: "]"): self = .string(isOSC: true, is8Bit: false)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      self = .string(isOSC: false, is8Bit: false)
    // A letter with Alt, whose first byte says how many follow, is no key of the shell.
    case 0xC2..<0xE0: self = .trailing(1)
    case 0xE0..<0xF0: self = .trailing(2)
    case 0xF0..<0xF5: self = .trailing(3)
    default: return .ended(nil)
    }
    return .incomplete
  }

  private mutating func afterIntermediate(_ byte: UInt8) -> Step {
    switch byte {
    case 0x20..<0x30: .incomplete
    case 0x30..<0x7F: .ended(nil)
    default: restart(with: byte)
    }
  }

  private mutating func inControl(
    _ byte: UInt8, after parameters: [UInt8], isAlt: Bool
  ) -> Step {
    switch byte {
    case 0x20..<0x40:
      if parameters.count < Self.longestParameters {
        self = .control(parameters: parameters + [byte], isAlt: isAlt)
      }
      return .incomplete
    case UInt8(ascii: "[") where parameters.isEmpty:
      self = .trailing(1)
      return .incomplete
    case UInt8(ascii: "M") where parameters.isEmpty:
      self = .trailing(3)
      return .incomplete
    case 0x40..<0x7F:
      guard let input = Self.input(parameters, final: byte) else { return .ended(nil) }
      // Also after another Esc a paste is no key.
      return .ended(isAlt && input != .pasteStart ? nil : input)
    default: return restart(with: byte)
    }
  }

  /// Another sequence may begin inside of one that broke off; any other byte stands for itself.
  private mutating func restart(with byte: UInt8) -> Step {
    guard byte == 0x1B else { return .brokenOff }
    self = .escape(1)
    return .incomplete
  }

  private static func input(_ parameters: [UInt8], final: UInt8) -> Input? {
    guard parameters.count < longestParameters, parameters.allSatisfy({ $0 < 0x3C && $0 > 0x2F })
    else { return nil }
    guard final == UInt8(ascii: "~") else {
      return final == UInt8(ascii: "Z") ? .key(.backTab) : Key(named: final).map { .key($0) }
    }
    switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
    case "1", "7": return .key(.home)
    case "4", "8": return .key(.end)
    case "5": return .key(.pageUp)
    case "6": return .key(.pageDown)
    case "200": return .pasteStart
    default: return nil
    }
  }
}

extension Key {
  /// The key that a final byte names behind CSI or SS3.
  fileprivate init?(named final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    default: return nil
    }
  }

  /// The key that a final byte names behind SS3.
  fileprivate init?(shiftedBy final: UInt8) {
    if final == UInt8(ascii: "M") {
      self = .enter
    } else {
      self.init(named: final)
    }
  }
}
