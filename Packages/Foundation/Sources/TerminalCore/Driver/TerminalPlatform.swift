// The one place where the C libraries differ for the terminal.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls that a terminal needs.
enum TerminalPlatform {
  /// The modes of a terminal, opaque but for being put back.
  typealias Modes = termios

  /// The modes of the terminal behind a descriptor; nil when there is none.
  static func modes(of descriptor: Int32) -> Modes? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  /// The modes in which each byte comes as it is typed, and none has a meaning.
  static func raw(_ modes: Modes) -> Modes {
    var modes = modes
    cfmakeraw(&modes)
    return modes
  }

  /// - Parameter discardsInput: whether what was typed and not read is dropped.
  static func set(_ modes: Modes, of descriptor: Int32, discardsInput: Bool) {
    var modes = modes
    if discardsInput { tcflush(descriptor, TCIFLUSH) }
    while tcsetattr(descriptor, TCSANOW, &modes) != 0, errno == EINTR {}
  }

  /// The size that a terminal reports; nil where there is none.
  static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Opens the terminal behind a descriptor once more, so that writing to it never waits. The
  /// descriptor itself stays as it is: other processes have it too. Returns nil where that fails.
  static func openWithoutWaiting(_ descriptor: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    let opened = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return opened < 0 ? nil : opened
  }

  /// Writes all bytes, waiting where the reader is slow. Returns 0, or the system's error number.
  ///
  /// - Parameter isEnding: whether to stop waiting after the shortest wait and drop what is left.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, isEnding: () -> Bool = { false }
  ) -> Int32 {
    holdingPipeSignal {
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
          if count >= 0 {
            rest = rest.dropFirst(count)
          } else if errno == EAGAIN {
            var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            let isReady = systemPoll(&poll, milliseconds: 20) > 0
            if !isReady, isEnding() { return 0 }
          } else if errno != EINTR {
            return errno
          }
        }
        return 0
      }
    }
  }

  /// Runs a write; a reader that is gone is its error then, and not a signal that ends the process.
  private static func holdingPipeSignal(_ write: () -> Int32) -> Int32 {
    var pipe = sigset_t()
    var before = sigset_t()
    var pending = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let error = write()
    if error == EPIPE, !wasPending {
      sigpending(&pending)
      var number: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1 { sigwait(&pipe, &number) }
    }
    return error
  }

  /// The bytes that are there; empty at the end of the input, nil when none came yet.
  static func read(from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(descriptor, &bytes)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Stops the process and its group as Ctrl-Z does; returns once it runs again, at once where
  /// nothing could continue it.
  static func stop() {
    // The others first, with this process deaf to it: its own stop has to come when `raise` is
    // called, not at any time after.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    // The main actor may run on a thread of Dispatch's, which blocks signals.
    var stop = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &blocked)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, &bytes, bytes.count)
    #else
      Darwin.read(descriptor, &bytes, bytes.count)
    #endif
  }

  private static func systemPoll(_ descriptor: inout pollfd, milliseconds: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.poll(&descriptor, 1, milliseconds)
    #elseif canImport(Musl)
      Musl.poll(&descriptor, 1, milliseconds)
    #else
      Darwin.poll(&descriptor, 1, milliseconds)
    #endif
  }
}
