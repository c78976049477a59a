import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What programs write to a pipe or a terminal; waiting for it holds no thread and has no limit.
final class ProgramOutput {
  /// The output ended before the expected text.
  struct Missing: Error, CustomStringConvertible {
    let text: String
    let output: String
    var description: String { "no “\(text)” in: \(output.debugDescription)" }
  }

  private let source: any DispatchSourceRead
  private let chunks: AsyncStream<[UInt8]>
  /// The bytes that were read and not yet returned.
  private var unread: [UInt8] = []

  /// Reads a descriptor until its end, and closes it then.
  init(_ descriptor: Int32) {
    let (chunks, chunk) = AsyncStream.makeStream(of: [UInt8].self)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler { [source] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        chunk.yield(Array(bytes.prefix(count)))
      } else if count == 0 || errno != EINTR {
        source.cancel()
      }
    }
    // Only here: a descriptor that is closed while it is watched may be another file's by then.
    source.setCancelHandler {
      close(descriptor)
      chunk.finish()
    }
    source.resume()
    self.source = source
    self.chunks = chunks
  }

  deinit { source.cancel() }

  /// Closes the descriptor, also while a test waits for output.
  func stop() { source.cancel() }

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
