#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A system call that failed, with the system's own words for why.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`; below zero where it is none of the system's.
  package let code: Int32

  package var description: String {
    if self == .notAFile { return "it is not a plain file" }
    if self == .notUTF8 { return "its name is not UTF-8" }
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  package static var last: SystemError { SystemError(code: errno) }

  package static let loop = SystemError(code: ELOOP)
  /// A pipe, a socket or a device, which could keep a reader waiting for ever.
  package static let notAFile = SystemError(code: -1)
  package static let notUTF8 = SystemError(code: -2)
  package static let missing = SystemError(code: ENOENT)
}
