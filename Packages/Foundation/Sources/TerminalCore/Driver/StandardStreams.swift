#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's standard input, output and error, which its parent may have closed, or connected
/// to a reader that goes away.
public enum StandardStreams {
  /// Gives each stream that is closed its number back, so that no file of the app is opened under
  /// it and then written to as output. Reading from it and writing to it still fails.
  ///
  /// Call it first in a program, before anything is opened.
  public static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is the one that is given out.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a line to the standard error, where all logs go. A line that cannot be written is
  /// dropped: it ends nothing.
  public static func log(_ line: String) {
    _ = TerminalPlatform.write(Array((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes text to the standard output, at once.
  static func write(_ text: String) throws(OutputError) {
    let error = TerminalPlatform.write(Array(text.utf8), to: STDOUT_FILENO)
    guard error == 0 else { throw OutputError(code: error) }
  }
}
