#if canImport(Glibc)
  import Dispatch
  import Foundation
  import Glibc

  /// Reports the names of files as they are made in a folder or moved into it.
  final class FolderWatch {
    private let source: any DispatchSourceRead

    /// - Parameter report: is called for one name after the other, on a queue of the watch's own.
    init(_ folder: URL, report: @escaping (String) -> Void) throws {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0,
        inotify_add_watch(descriptor, folder.path, UInt32(IN_CREATE | IN_MOVED_TO)) >= 0
      else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: DispatchQueue(label: "FolderWatch"))
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        Self.names(in: bytes.prefix(max(count, 0))).forEach(report)
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// The names in a list of `inotify_event`: four numbers of four bytes, the last of them the
    /// length of the name, and the name with its zeros.
    private static func names(in bytes: ArraySlice<UInt8>) -> [String] {
      var names: [String] = []
      var rest = bytes
      while rest.count >= 16 {
        let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        names.append(String(decoding: rest.dropFirst(16).prefix { $0 != 0 }, as: UTF8.self))
        rest = rest.dropFirst(16 + length)
      }
      return names
    }
  }
#endif
