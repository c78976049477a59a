#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why output could not be written.
public struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The system's error number, such as `ENOSPC`.
  public let code: Int32

  public init(code: Int32) {
    self.code = code
  }

  /// Whether the reader has gone: an orderly end, of which nobody has to be told.
  public var isClosedByReader: Bool { code == EPIPE }

  /// The exit status of a program that ends for this: as SIGPIPE ends it where the reader has gone,
  /// else 1.
  public var status: Int32 { isClosedByReader ? 128 + SIGPIPE : 1 }

  public var description: String {
    "the output cannot be written: \(String(cString: strerror(code)))"
  }
}
