/// Turns byte offsets that only grow into lines and columns, in one pass over the bytes.
///
/// A line ends with `\n`, `\r\n` or a lone `\r`, as for the compiler.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // The byte order mark takes no column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = 3 }
  }

  mutating func position(of offset: Int) -> Position {
    while index < offset {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        line += 1
        lineStart = index
      }
    }
    return Position(line: line, column: offset - lineStart + 1)
  }
}
