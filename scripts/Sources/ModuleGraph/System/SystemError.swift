#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A system call that failed, with the system's own words for why.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  public let code: Int32

  public var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  static var last: SystemError { SystemError(code: errno) }

  static let loop = SystemError(code: ELOOP)
  static let missing = SystemError(code: ENOENT)
}
