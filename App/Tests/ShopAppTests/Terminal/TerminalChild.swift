import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child process that is reaped when it ends, by a thread of its own.
///
/// The lock guards the flag: a process id is only good until its process is reaped.
final class TerminalChild: @unchecked Sendable {
  private let id: pid_t
  private let lock = NSLock()
  private var isReaped = false

  init(_ id: pid_t) {
    self.id = id
    Thread.detachNewThread { [self] in reap() }
  }

  /// Ends the process, unless it has ended by itself.
  func kill() {
    lock.withLock {
      if !isReaped { _ = sendSignal(id, SIGKILL) }
    }
  }

  /// Waits for the end outside the lock, where it leaves the id in use, and reaps within it.
  private func reap() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    lock.withLock {
      var status: Int32 = 0
      waitpid(id, &status, 0)
      isReaped = true
    }
  }
}

/// The system's `kill`, which the class's own hides.
private func sendSignal(_ id: pid_t, _ signal: Int32) -> Int32 { kill(id, signal) }
