import Foundation
import GraphFacts

/// A named pipe through which programs report to a test, line by line.
package actor Reports {
  private let descriptor: Int32
  private var text = ""

  package struct Silence: Error {}

  package init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
  }

  deinit { close(descriptor) }

  /// The next line; nil when every program that could write one has ended.
  package func next() async throws -> String? {
    while true {
      if let end = text.firstIndex(of: "\n") {
        defer { text.removeSubrange(...end) }
        return String(text[..<end])
      }
      let descriptor = descriptor
      guard let more = await onOwnThread({ Self.read(descriptor) }) else { throw Silence() }
      if more.isEmpty { return nil }
      text += more
    }
  }

  /// Waits for some text, ten minutes at most; empty at the end.
  private static func read(_ descriptor: Int32) -> String? {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 600_000) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
