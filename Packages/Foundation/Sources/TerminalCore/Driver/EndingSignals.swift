#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that end a process unless it handles them (signal(7); on a Mac sigaction(2)), but
/// SIGKILL, which nothing can handle.
enum EndingSignals {
  /// Sent by another process, a timer or a limit: the process can end in order.
  static let requests: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
      SIGXCPU, SIGXFSZ,
    ] + others

  /// Raised by a fault: no code of the process but the handler runs again.
  static let faults: [Int32] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  #if canImport(Darwin)
    private static let others: [Int32] = []
  #else
    /// SIGIO (also called SIGPOLL), SIGPWR, SIGSTKFLT, and the real-time signals up to the last,
    /// which is 64.
    private static let others: [Int32] =
      [SIGIO, SIGPWR, 16] + Array(__libc_current_sigrtmin()...64)
  #endif
}
