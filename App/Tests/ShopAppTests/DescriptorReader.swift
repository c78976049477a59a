import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a descriptor on a thread of its own, which sleeps while there is nothing to read.
///
/// A dispatch source would share the event loop of `URLSession`, which has crashed on Linux.
final class DescriptorReader: Sendable {
  /// The other end of a pipe that the thread watches: closing it stops the thread.
  private let stopping: FileHandle

  /// - Parameters:
  ///   - descriptor: is closed at its end, when the reader is stopped, and when it is released.
  ///   - report: is called on the thread, with the bytes of each read.
  ///   - atEnd: is called on the thread, after the descriptor was closed.
  init(
    _ descriptor: Int32, report: @escaping @Sendable ([UInt8]) -> Void,
    atEnd: @escaping @Sendable () -> Void = {}
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopping = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    Thread.detachNewThread { [stopped = ends[0]] in
      while let bytes = Self.read(descriptor, unless: stopped) { report(bytes) }
      close(descriptor)
      close(stopped)
      atEnd()
    }
  }

  /// Closes the descriptor soon, also while the thread waits for it.
  func stop() { try? stopping.close() }

  /// Waits for bytes; nil at the end, and when the reader was stopped.
  private static func read(_ descriptor: Int32, unless stopped: Int32) -> [UInt8]? {
    while true {
      var entries = [
        pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let isReady = poll(&entries, nfds_t(entries.count), -1) > 0
      if isReady, entries[0].revents != 0 { return nil }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = isReady ? systemRead(descriptor, &bytes, bytes.count) : -1
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }
}

/// The system's `read`, which the class's own hides.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}
