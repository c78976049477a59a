/// A paste that is coming in: text without meaning as keys, bounded, up to its end marker.
struct Paste {
  /// The most bytes that are kept; a link is far shorter.
  static let longest = 1024
  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Whether the terminal tells where the paste ends; otherwise only silence does.
  let isMarked: Bool
  private var bytes: [UInt8] = []
  /// How much of the end marker the last bytes are.
  private var matched = 0

  init(isMarked: Bool) {
    self.isMarked = isMarked
  }

  /// What was pasted, as far as it is kept.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes a byte; tells whether it ended the paste.
  mutating func ends(with byte: UInt8) -> Bool {
    if isMarked, byte == Self.endMarker[matched] {
      matched += 1
      return matched == Self.endMarker.count
    }
    Self.endMarker.prefix(matched).forEach { keep($0) }
    matched = isMarked && byte == Self.endMarker[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.longest { bytes.append(byte) }
  }
}
