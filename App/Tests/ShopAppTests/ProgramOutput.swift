/// What programs write to a pipe or a terminal; waiting for it holds no thread and has no limit.
final class ProgramOutput {
  /// The output ended before the expected text.
  struct Missing: Error, CustomStringConvertible {
    let text: String
    let output: String
    var description: String { "no “\(text)” in: \(output.debugDescription)" }
  }

  private let reader: DescriptorReader
  private let chunks: AsyncStream<[UInt8]>
  /// The bytes that were read and not yet returned.
  private var unread: [UInt8] = []

  /// Reads a descriptor until its end, and closes it then.
  init(_ descriptor: Int32) throws {
    let (chunks, chunk) = AsyncStream.makeStream(of: [UInt8].self)
    self.chunks = chunks
    reader = try DescriptorReader(descriptor) {
      chunk.yield($0)
    } atEnd: {
      chunk.finish()
    }
  }

  /// Closes the descriptor, also while a test waits for output.
  func stop() { reader.stop() }

  /// Returns the output up to and including a text, once it has come. Throws ``Missing`` at the end
  /// of the output, and when the task is cancelled.
  @discardableResult
  func upTo(_ text: String) async throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let range = unread.firstRange(of: wanted) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(decoding: unread[..<range.upperBound], as: UTF8.self)
      }
      guard let chunk = await chunks.first(where: { _ in true }) else {
        throw Missing(text: text, output: String(decoding: unread, as: UTF8.self))
      }
      unread += chunk
    }
  }

  /// Returns the rest of the output, once it has ended.
  func toEnd() async -> String {
    for await chunk in chunks { unread += chunk }
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }
}
