#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Which answers of a sync mean that bytes may be lost. Steps and results are `errno` values, 0 for
/// success.
enum FileSync {
  private static let notSupported: Set<Int32> = [EINVAL, ENOTSUP, EOPNOTSUPP]

  /// What failed, of the answer to a sync of a folder; nil when nothing did.
  ///
  /// Some file systems (CIFS, some FUSE, shared folders of virtual machines) have no sync for
  /// folders and say so: nothing can be done about that, and the file itself is safe.
  static func failure(ofFolder error: Int32) -> Int32? {
    error == 0 || notSupported.contains(error) ? nil : error
  }

  /// Syncs a file as far as its file system can: a full sync, or a plain one where there is no
  /// other. An error of either is passed on.
  static func error(full: () -> Int32, plain: () -> Int32) -> Int32 {
    let error = uninterrupted(full)
    guard notSupported.contains(error) || error == ENOTTY else { return error }
    return uninterrupted(plain)
  }

  private static func uninterrupted(_ step: () -> Int32) -> Int32 {
    while true {
      let error = step()
      if error != EINTR { return error }
    }
  }
}
