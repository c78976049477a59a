import Foundation

@testable import ModuleGraph

/// What a fixture can hold besides plain files.
extension Fixture {
  /// Puts a named pipe in a file's place: reading it would wait for ever.
  func replaceWithPipe(_ path: String) throws {
    if FileSystem.exists(Path.join(root, path)) { try remove(path) }
    guard mkfifo(Path.join(root, path), 0o644) == 0 else { throw SystemError.last }
  }

  func remove(_ path: String) throws {
    guard unlink(Path.join(root, path)) == 0 else { throw SystemError.last }
  }

  func link(_ path: String, to target: String) throws {
    guard symlink(target, Path.join(root, path)) == 0 else { throw SystemError.last }
  }

  func makeSocket(_ path: String) throws {
    #if canImport(Darwin) || canImport(Musl)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(Path.join(root, path).utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix($0.count - 1)) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw SystemError.last }
  }

  /// Writes an empty file whose name is any bytes. Some disks refuse such names.
  func writeRawName(_ folder: String, _ name: [UInt8]) throws {
    let path = (Array(Path.join(root, folder).utf8) + [0x2F] + name + [0]).map(
      CChar.init(bitPattern:))
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw SystemError.last }
    close(descriptor)
  }

  /// Makes folders in folders until no path names the last one any more.
  func makeDeepFolder(_ folder: String, levels: Int) throws {
    let name = String(repeating: "d", count: 250)
    var descriptor = open(Path.join(root, folder), O_RDONLY)
    for _ in 0..<levels {
      guard descriptor >= 0, mkdirat(descriptor, name, 0o755) == 0 else { throw SystemError.last }
      let next = openat(descriptor, name, O_RDONLY)
      close(descriptor)
      descriptor = next
    }
    close(descriptor)
  }
}
