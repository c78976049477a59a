#if canImport(Glibc)
  import Foundation
  import Glibc

  /// Reports the names of files as they are made in a folder or moved into it.
  final class FolderWatch {
    private let reader: DescriptorReader

    /// - Parameter report: is called for one name after the other, on the watch's thread.
    init(_ folder: URL, report: @escaping @Sendable (String) -> Void) throws {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0,
        inotify_add_watch(descriptor, folder.path, UInt32(IN_CREATE | IN_MOVED_TO)) >= 0
      else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      reader = try DescriptorReader(descriptor) { Self.names(in: $0).forEach(report) }
    }

    deinit { reader.stop() }

    /// The names in a list of `inotify_event`: four numbers of four bytes, the last of them the
    /// length of the name, and the name with its zeros.
    private static func names(in bytes: [UInt8]) -> [String] {
      var names: [String] = []
      var rest = bytes[...]
      while rest.count >= 16 {
        let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        names.append(String(decoding: rest.dropFirst(16).prefix { $0 != 0 }, as: UTF8.self))
        rest = rest.dropFirst(16 + length)
      }
      return names
    }
  }
#endif
