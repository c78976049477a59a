import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal without a window, with a program in it that was started as its first one.
///
/// All waiting is for output and is bounded.
final class PseudoTerminal {
  /// What was waited for did not come.
  struct Missing: Error, CustomStringConvertible {
    let words: String
    let output: String
    var description: String { "no “\(words)” in: \(output.debugDescription)" }
  }

  private static let patience = 30.0

  private var master: Int32
  private let child: pid_t
  /// What was written and not yet waited for.
  private var unread: [UInt8] = []

  /// - Parameters:
  ///   - command: the program's path and its arguments.
  ///   - size: what the terminal says its size is.
  init(
    _ command: [String], environment: [String: String], size: (columns: Int, rows: Int) = (80, 24)
  ) throws {
    let name: String
    (master, name) = try Self.open()
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    Self.resize(master, size)
    child = try Self.start(command, environment: environment, on: name)
  }

  deinit {
    close(master)
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) { Self.resize(master, (columns, rows)) }

  /// Cuts the line, as when a window is closed.
  func hangUp() {
    close(master)
    master = -1
  }

  /// Returns what was written up to and with the words, once they are.
  @discardableResult
  func output(upTo words: String) throws -> String {
    let end = Date.now.addingTimeInterval(Self.patience)
    while true {
      if let range = unread.firstRange(of: Array(words.utf8)) {
        let text = String(decoding: unread[..<range.upperBound], as: UTF8.self)
        unread.removeSubrange(..<range.upperBound)
        return text
      }
      guard Date.now < end, readMore(until: end) else {
        throw Missing(words: words, output: String(decoding: unread, as: UTF8.self))
      }
    }
  }

  /// Returns everything written from here to the program's end.
  func outputToEnd() -> String {
    let end = Date.now.addingTimeInterval(Self.patience)
    while Date.now < end, readMore(until: end) {}
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }

  /// Waits for more; false when nothing will come.
  private func readMore(until end: Date) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(max(end.timeIntervalSinceNow * 1000, 0))) > 0 else {
      return false
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    unread += bytes.prefix(count)
    return true
  }

  /// Makes a terminal and returns the end that plays the person, and the other end's path.
  private static func open() throws -> (master: Int32, name: String) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      if master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) {
        return (master, String(cString: name))
      }
    #else
      // posix_openpt and its kin are declared only under `_XOPEN_SOURCE`.
      var (master, other): (Int32, Int32) = (-1, -1)
      if openpty(&master, &other, nil, nil, nil) == 0, let name = ttyname(other) {
        defer { close(other) }
        return (master, String(cString: name))
      }
    #endif
    throw POSIXError(.init(rawValue: errno) ?? .EIO)
  }

  private static func resize(_ master: Int32, _ size: (columns: Int, rows: Int)) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Starts a program as the leader of a session of its own; the terminal that it opens first
  /// becomes the session's.
  private static func start(
    _ command: [String], environment: [String: String], on terminal: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Whatever the tests' own runner ignores or blocks, the program is not to.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | setsid
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, command[0], &actions, &attributes, arguments, variables)
    guard error == 0 else { throw POSIXError(.init(rawValue: error) ?? .EIO) }
    return child
  }

  #if canImport(Darwin)
    private static let setsid = Int32(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which glibc declares only under `_GNU_SOURCE`.
    private static let setsid: Int32 = 0x80
  #endif
}
