#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One file's bytes in memory that the next file reuses: ten thousand files cost one allocation.
struct FileBuffer: ~Copyable {
  private var storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
  private var count = 0

  deinit { storage.deallocate() }

  /// The bytes of the file that was loaded last; valid until the next load.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(storage)[..<count])
  }

  /// Plain files only: opening never waits, and what never ends is never read.
  mutating func load(_ path: String) throws(SystemError) {
    count = 0
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ENXIO ? .notAFile : .last }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    if Int(info.st_size) >= storage.count { grow(to: Int(info.st_size) + 1) }
    while true {
      if count == storage.count { grow(to: count * 4) }
      let got = Self.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: free))
      if got == 0 { return }
      if got < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      count += got
    }
  }

  private var free: Slice<UnsafeMutableRawBufferPointer> {
    UnsafeMutableRawBufferPointer(storage)[count...]
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    _ = larger.update(fromContentsOf: bytes)
    storage.deallocate()
    storage = larger
  }

  private static func read(_ descriptor: Int32, _ into: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, into.baseAddress, into.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, into.baseAddress, into.count)
    #else
      Glibc.read(descriptor, into.baseAddress, into.count)
    #endif
  }
}
