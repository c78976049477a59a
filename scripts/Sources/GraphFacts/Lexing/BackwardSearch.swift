/// Horspool's search from the end: looks at about one byte in six.
enum BackwardSearch {
  /// Where `word` stands for the last time as a word of its own, in code or not.
  static func lastWord(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, before limit: Int = .max
  ) -> Int? {
    var end = min(limit, bytes.count)
    while let start = last(word, in: bytes, before: end) {
      let behind = start + word.utf8CodeUnitCount
      let isStart = start == 0 || !bytes[start - 1].continuesASCIIWord
      let isEnd = behind >= bytes.count || !bytes[behind].continuesASCIIWord
      if isStart, isEnd { return start }
      end = start
    }
    return nil
  }

  /// Where `word` begins for the last time so that it ends before or at `end`.
  static func last(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> Int? {
    word.withUTF8Buffer { last($0, in: bytes, before: end) }
  }

  /// Whether a word is there at all.
  static func contains(_ word: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Array(word.utf8).withUnsafeBufferPointer { last($0, in: bytes, before: bytes.count) != nil }
  }

  private static func last(
    _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> Int? {
    let length = word.count
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { skips in
      skips.initialize(repeating: length)
      // How far the word may move down when its first place meets a byte.
      for position in (1..<length).reversed() { skips[Int(word[position])] = position }
      var start = end - length
      while start >= 0 {
        let first = bytes[start]
        if first == word[0], (1..<length).allSatisfy({ bytes[start + $0] == word[$0] }) {
          return start
        }
        start -= skips[Int(first)]
      }
      return nil
    }
  }
}
