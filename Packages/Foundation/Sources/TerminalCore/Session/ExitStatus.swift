import Foundation

extension TerminalSession.Ending {
  /// The exit status that it stands for: 0, or 128 and the signal's number.
  public var status: Int32 {
    switch self {
    case .quit: 0
    case .signal(let number): 128 + number
    }
  }
}

/// The end of a process.
public enum ExitStatus {
  /// Ends the process; a status that stands for a signal ends it by that signal, as whoever started
  /// it expects.
  public static func exit(with status: Int32) -> Never {
    if status > 128 {
      signal(status - 128, SIG_DFL)
      // The main actor may run on a thread of Dispatch's, which blocks signals.
      var ending = sigset_t()
      sigemptyset(&ending)
      sigaddset(&ending, status - 128)
      pthread_sigmask(SIG_UNBLOCK, &ending, nil)
      raise(status - 128)
    }
    Foundation.exit(status)
  }
}
