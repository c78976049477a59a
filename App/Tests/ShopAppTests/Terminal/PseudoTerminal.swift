import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal without a window, and the program that it was started with.
///
/// Output is waited for without a limit; the suite's time limit is the guard against a hang.
final class PseudoTerminal {
  private let master: Int32
  private let output: ProgramOutput
  /// Ends when no program of the terminal runs any more: each inherits the other end.
  private let programs: ProgramOutput
  private let child: TerminalChild

  /// - Parameters:
  ///   - command: the program's path and its arguments.
  ///   - size: the size that the terminal reports.
  init(
    _ command: [String], environment: [String: String], size: (columns: Int, rows: Int) = (80, 24)
  ) throws {
    let (master, name) = try Self.open()
    self.master = master
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(ends[1]) }
    programs = try ProgramOutput(ends[0])
    for descriptor in [master] + ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    Self.resize(master, size)
    child = TerminalChild(
      try Self.start(command, environment: environment, on: name, inheriting: ends[1]))
    // Not before: a terminal that no program has opened yet is at its end.
    output = try ProgramOutput(master)
  }

  deinit {
    child.kill()
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  func resize(columns: Int, rows: Int) { Self.resize(master, (columns, rows)) }

  /// Cuts the line, as when a window is closed.
  func hangUp() { output.stop() }

  /// Returns once all programs of the terminal have ended.
  func programsEnd() async { _ = await programs.toEnd() }

  /// Returns the output up to and including a text, once it has come.
  @discardableResult
  func output(upTo text: String) async throws -> String { try await output.upTo(text) }

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
    _ command: [String], environment: [String: String], on terminal: String,
    inheriting descriptor: Int32
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
    // A pipe or socket of another test that stayed open here would not end there.
    posix_spawn_file_actions_adddup2(&actions, descriptor, inherited)
    for other in 3..<descriptorLimit where other != inherited {
      posix_spawn_file_actions_addclose(&actions, other)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Whatever the tests' own runner ignores or blocks, the program is not to.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | moreFlags
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, command[0], &actions, &attributes, arguments, variables)
    guard error == 0 else { throw POSIXError(.init(rawValue: error) ?? .EIO) }
    return child
  }

  /// The number under which programs inherit the pipe that ends with them.
  private static let inherited: Int32 = 9

  #if canImport(Darwin)
    /// A session of its own, and no other descriptors.
    private static let moreFlags = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    private static let descriptorLimit = inherited
  #else
    /// `POSIX_SPAWN_SETSID`, which glibc declares only under `_GNU_SOURCE`.
    private static let moreFlags: Int32 = 0x80
    /// More than tests have open at once; glibc closes the open ones.
    private static let descriptorLimit = min(1024, getdtablesize())
  #endif
}
