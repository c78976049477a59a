#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that was started, in a process group of its own, with its outputs in pipes.
///
/// Call ``waitForEnd()`` and then ``reap()``, once each. Until it is reaped, the system gives its
/// number to no other process, so a signal cannot hit a stranger.
struct ChildProcess: Sendable {
  private let pid: pid_t
  private let output: Pipe
  private let errors: Pipe

  init(_ command: Command) throws(SystemError) {
    output = try Pipe()
    do throws(SystemError) {
      errors = try Pipe()
    } catch {
      output.close()
      throw error
    }
    do throws(SystemError) {
      pid = try Self.spawn(command, output: output.writeEnd, errors: errors.writeEnd)
    } catch {
      output.close()
      errors.close()
      throw error
    }
    output.closeWriteEnd()
    errors.closeWriteEnd()
  }

  /// Everything that it wrote until it ended.
  func waitForEnd() async -> (output: [UInt8], errors: [UInt8]) {
    await onOwnThread {
      var written: (output: [UInt8], errors: [UInt8]) = ([], [])
      var polled = [output, errors].map {
        pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0)
      }
      while polled.contains(where: { $0.fd >= 0 }), !hasEnded(WNOHANG) {
        // What it started and left behind may hold its pipes open: look now and then.
        _ = poll(&polled, nfds_t(polled.count), 50)
        if output.drain(into: &written.output) == .isAtEnd { polled[0].fd = -1 }
        if errors.drain(into: &written.errors) == .isAtEnd { polled[1].fd = -1 }
      }
      _ = hasEnded(0)
      _ = output.drain(into: &written.output)
      _ = errors.drain(into: &written.errors)
      return written
    }
  }

  /// Whether it has ended; without `WNOHANG`, returns when it has.
  private func hasEnded(_ options: Int32) -> Bool {
    var info = siginfo_t()
    while true {
      let result = waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT | options)
      if result == 0 { return info.si_signo == SIGCHLD }
      if errno != EINTR { return true }
    }
  }

  /// How it ended. Call after ``waitForEnd()``, when nothing signals it any more.
  func reap() -> ProcessResult.Ending {
    var status: Int32 = 0
    var reaped: pid_t
    repeat { reaped = waitpid(pid, &status, 0) } while reaped < 0 && errno == EINTR
    let failure = SystemError.last
    output.closeReadEnd()
    errors.closeReadEnd()
    // Whoever started this program may have told the system to forget its children.
    guard reaped == pid else { return .notStarted(failure) }
    return status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .signalled(status & 0x7f)
  }

  /// What it has started, and what that has started, as far as all of it still runs.
  var descendants: [pid_t] { ProcessTree.descendants(of: pid) }

  func askToStop() {
    _ = systemKill(-pid, SIGINT)
  }

  /// Kills the process group and some processes outside it.
  func kill(with others: [pid_t]) {
    _ = systemKill(-pid, SIGKILL)
    for process in others { _ = systemKill(process, SIGKILL) }
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
    // Threads of the runtime block signals, and a program inherits that: it could not be interrupted.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))

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

// `kill` is the name of a member here; this says which is meant.
private func systemKill(_ pid: pid_t, _ signal: Int32) -> Int32 { kill(pid, signal) }
