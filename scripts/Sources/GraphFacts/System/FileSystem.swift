#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few file operations that reading a repository takes, straight on the system's calls:
/// Foundation's own walk takes longer than the whole check may.
package enum FileSystem {
  package enum Kind: Hashable, Sendable {
    case file, directory, link, other
  }

  package struct Entry: Hashable, Sendable {
    package let name: String
    package let kind: Kind
    /// Whether `name` is what stands on disk, where names may be any bytes.
    var hasUTF8Name = true
  }

  package struct Status: Hashable, Sendable {
    package let kind: Kind
    let size: Int
    /// Nanoseconds since 1970.
    let modified: Int
    let device: UInt64
    let inode: UInt64
  }

  /// The entries of a folder but `.` and `..`, sorted by name so that every run is the same.
  package static func entries(of path: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var found: [Entry] = []
    while let item = try nextItem(stream) {
      let (name, hasUTF8Name) = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          String(validatingCString: text).map { ($0, true) } ?? (String(cString: text), false)
        }
      }
      if name == "." || name == ".." { continue }
      var kind = kind(ofEntry: item.pointee.d_type)
      if kind == .other {
        kind = (try? status(path + "/" + name, followLinks: false))?.kind ?? .other
      }
      found.append(Entry(name: name, kind: kind, hasUTF8Name: hasUTF8Name))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The folder's next item; nil at its end only.
  private static func nextItem(
    _ stream: Stream
  ) throws(SystemError) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    if let item = readdir(stream) { return item }
    if errno != 0 { throw .last }
    return nil
  }

  package static func status(_ path: String, followLinks: Bool = true) throws(SystemError) -> Status
  {
    var info = stat()
    let result = followLinks ? stat(path, &info) : lstat(path, &info)
    guard result == 0 else { throw .last }
    return Status(
      kind: kind(ofMode: info.st_mode), size: Int(info.st_size), modified: modified(info),
      device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
  }

  package static func exists(_ path: String) -> Bool {
    (try? status(path)) != nil
  }

  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    var buffer = FileBuffer()
    try buffer.load(path)
    return Array(buffer.bytes)
  }

  /// Writes beside the file and renames, so that a reader never sees half of it.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { unistdWrite(descriptor, $0) }
      guard count > 0 else {
        let failure = SystemError.last
        close(descriptor)
        unlink(temporary)
        throw failure
      }
      written += count
    }
    close(descriptor)
    guard systemRename(temporary, path) == 0 else {
      let failure = SystemError.last
      unlink(temporary)
      throw failure
    }
  }

  /// Moves a folder to where nothing is yet.
  /// Lets everybody run a file, as a program's script.
  package static func makeExecutable(_ path: String) throws(SystemError) {
    guard chmod(path, 0o755) == 0 else { throw .last }
  }

  package static func rename(_ path: String, to new: String) throws(SystemError) {
    guard systemRename(path, new) == 0 else { throw .last }
  }

  /// Makes a folder and those above it; one that is there already is fine.
  package static func makeDirectory(_ path: String) throws(SystemError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .last }
    let parent = Path.parent(of: path)
    guard parent != path, !parent.isEmpty else { throw .missing }
    try makeDirectory(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last }
  }

  package static func makeLink(_ path: String, to target: String) throws(SystemError) {
    guard symlink(target, path) == 0 else { throw .last }
  }

  package static func makeTemporaryDirectory(
    in folder: String = environment("TMPDIR") ?? "/tmp"
  ) throws(SystemError) -> String {
    var template = Array("\(folder)/modgraph-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder and what is in it, as far as that goes; a file in its place stays.
  package static func removeTree(_ path: String) {
    removeFolder(path, in: AT_FDCWD)
  }

  /// By descriptors, as a path may be too long and a name no text.
  private static func removeFolder(_ name: UnsafePointer<CChar>, in parent: Int32) {
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    while let item = readdir(stream) {
      withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { child in
          if strcmp(child, ".") == 0 || strcmp(child, "..") == 0 { return }
          if unlinkat(descriptor, child, 0) != 0 { removeFolder(child, in: descriptor) }
        }
      }
    }
    closedir(stream)
    unlinkat(parent, name, AT_REMOVEDIR)
  }

  package static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func currentDirectory() throws(SystemError) -> String {
    guard let buffer = getcwd(nil, 0) else { throw .last }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? status(path))?.kind == .file
  }

  private static func kind(ofEntry type: UInt8) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .directory
    case Int32(DT_LNK): .link
    default: .other
    }
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }

  private static func modified(_ info: stat) -> Int {
    #if canImport(Darwin)
      info.st_mtimespec.tv_sec * 1_000_000_000 + info.st_mtimespec.tv_nsec
    #else
      info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
    #endif
  }
}

#if canImport(Darwin)
  private typealias Stream = UnsafeMutablePointer<DIR>
#else
  private typealias Stream = OpaquePointer
#endif

private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRename(_ old: String, _ new: String) -> Int32 {
  rename(old, new)
}
