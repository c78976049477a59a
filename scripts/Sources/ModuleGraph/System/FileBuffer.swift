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

  mutating func load(_ path: String) throws(SystemError) {
    count = 0
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    while true {
      if count == storage.count { grow() }
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

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: storage.count * 4)
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
