#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe of the system. Reading takes what is there without waiting.
struct Pipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  package enum State {
    case isOpen, isAtEnd
  }

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    // A program that another thread starts between these two lines inherits the pipe, so a reader
    // must not wait for its end alone.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  /// Appends what can be read now.
  func drain(into bytes: inout [UInt8]) -> State {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(readEnd, &chunk, chunk.count)
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if count == 0 {
        return .isAtEnd
      } else if errno != EINTR {
        return .isOpen
      }
    }
  }

  func close() {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() { _ = systemClose(readEnd) }
  func closeWriteEnd() { _ = systemClose(writeEnd) }
}

// `close` is the name of a member here; this says which is meant.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
