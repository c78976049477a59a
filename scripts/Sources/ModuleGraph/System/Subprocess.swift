#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program to run, found already: no shell and no search of `PATH`.
struct Command: Sendable {
  var executable: String
  var arguments: [String]
}

/// What became of a program that was run.
struct ProcessResult: Sendable {
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case notStarted(SystemError)
  }

  var ending: Ending
  var output: [UInt8]
  var errors: [UInt8]
}

/// Runs programs several at a time from one thread, which watches all their pipes.
///
/// Each gets a process group of its own. One that outlives its time limit is asked to stop
/// and killed a moment later, with everything that it started in groups of their own.
struct ProcessPool {
  var atOnce: Int
  /// In milliseconds, for each program by itself.
  var timeLimit: Int
  /// In milliseconds, between asking and killing.
  var grace = 1_000

  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results in the order of the commands.
  func run(_ commands: [Command]) -> [ProcessResult] {
    var results = [ProcessResult?](repeating: nil, count: commands.count)
    var waiting = Array(commands.indices.reversed())
    var running: [RunningProcess] = []
    while !running.isEmpty || !waiting.isEmpty {
      while running.count < atOnce, let index = waiting.popLast() {
        do throws(SystemError) {
          running.append(try RunningProcess(commands[index], index: index))
        } catch {
          results[index] = ProcessResult(ending: .notStarted(error), output: [], errors: [])
        }
      }
      watch(&running)
      running = running.filter { process in
        guard let ending = process.ending else { return true }
        results[process.index] = ProcessResult(
          ending: ending, output: process.output, errors: process.errors)
        return false
      }
    }
    return results.compactMap { $0 }
  }

  private func watch(_ running: inout [RunningProcess]) {
    var pipes = running.flatMap { process in
      [process.outputPipe, process.errorPipe].filter { $0 >= 0 }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    // Without open pipes a program is about to end; look again soon. With them, wake for limits.
    let wait: Int32 = pipes.isEmpty ? 2 : 50
    _ = poll(&pipes, nfds_t(pipes.count), wait)
    let now = Clock.milliseconds()
    for position in running.indices {
      running[position].drain()
      running[position].reap()
      guard running[position].ending == nil else { continue }
      let age = now - running[position].started
      if age > timeLimit + grace {
        running[position].kill()
      } else if age > timeLimit {
        running[position].askToStop()
      }
    }
  }
}

private struct RunningProcess {
  let index: Int
  let pid: pid_t
  let started = Clock.milliseconds()
  var outputPipe: Int32
  var errorPipe: Int32
  var output: [UInt8] = []
  var errors: [UInt8] = []
  var ending: ProcessResult.Ending?
  private var asked = false
  /// What it had started when it was asked to stop: later nobody knows whose children they were.
  private var descendants: [pid_t] = []

  init(_ command: Command, index: Int) throws(SystemError) {
    let (outputRead, outputWrite) = try Self.pipe()
    let (errorRead, errorWrite) = try Self.pipe()
    defer {
      close(outputWrite)
      close(errorWrite)
    }
    do throws(SystemError) {
      pid = try Self.spawn(command, output: outputWrite, errors: errorWrite)
    } catch {
      close(outputRead)
      close(errorRead)
      throw error
    }
    self.index = index
    outputPipe = outputRead
    errorPipe = errorRead
  }

  mutating func drain() {
    Self.drain(&outputPipe, into: &output)
    Self.drain(&errorPipe, into: &errors)
  }

  mutating func reap() {
    var status: Int32 = 0
    guard ending == nil, waitpid(pid, &status, WNOHANG) == pid else { return }
    drain()
    closePipes()
    if asked {
      endDescendants()
      ending = .timedOut
    } else if status & 0x7f == 0 {
      ending = .exited((status >> 8) & 0xff)
    } else {
      ending = .signalled(status & 0x7f)
    }
  }

  mutating func askToStop() {
    guard !asked else { return }
    asked = true
    descendants = ProcessTree.descendants(of: pid)
    _ = systemKill(-pid, SIGINT)
  }

  mutating func kill() {
    asked = true
    descendants += ProcessTree.descendants(of: pid)
    endDescendants()
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    closePipes()
    ending = .timedOut
  }

  /// A process that is gone has left its number to nobody yet, as the time is short.
  private func endDescendants() {
    _ = systemKill(-pid, SIGKILL)
    for process in descendants { _ = systemKill(process, SIGKILL) }
  }

  private mutating func closePipes() {
    if outputPipe >= 0 { close(outputPipe) }
    if errorPipe >= 0 { close(errorPipe) }
    outputPipe = -1
    errorPipe = -1
  }

  private static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  private static func drain(_ pipe: inout Int32, into bytes: inout [UInt8]) {
    guard pipe >= 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipe, &chunk, chunk.count)
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if count == 0 {
        close(pipe)
        pipe = -1
        return
      } else {
        return
      }
    }
  }

  private static func spawn(
    _ command: Command, output: Int32, errors: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var arguments = ([command.executable] + command.arguments).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var pid: pid_t = 0
    let code = posix_spawn(
      &pid, command.executable, &actions, &attributes, arguments, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return pid
  }
}

// `kill` and `pipe` are names of members here; these say which is meant.
private func systemKill(_ pid: pid_t, _ signal: Int32) -> Int32 { kill(pid, signal) }
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
