#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the handler writes signals to; -1 while nobody listens.
///
/// Unsafe only in name: it is set before the handlers are installed and reset after they are gone,
/// always on the main actor, and a handler only reads it.
private nonisolated(unsafe) var relayDescriptor: Int32 = -1

/// Carries signals out of their handlers, in which next to nothing is allowed: each becomes a byte
/// in a pipe.
@MainActor
final class SignalRelay {
  private var previous: [Int32: sigaction] = [:]
  private let writeEnd: Int32
  /// Where the signals' numbers are read, a byte each.
  let readEnd: Int32

  /// nil when there are no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    // A handler never waits, and a program that is started does not inherit the pipe.
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    relayDescriptor = writeEnd
  }

  /// Listens to signals. One that the process ignores, as under nohup, stays ignored.
  func listen(to signals: [Int32]) {
    for number in signals {
      var old = sigaction()
      sigaction(number, nil, &old)
      guard !old.isIgnoring else { continue }
      install(number)
      if previous[number] == nil { previous[number] = old }
    }
  }

  /// Listens again to a signal whose handling was changed meanwhile.
  func renew(_ number: Int32) {
    if previous[number] != nil { install(number) }
  }

  /// Puts back how signals were handled before.
  func close() {
    for (number, var old) in previous { sigaction(number, &old, nil) }
    previous = [:]
    relayDescriptor = -1
    _ = systemClose(writeEnd)
  }

  private func install(_ number: Int32) {
    var action = sigaction()
    action.setHandler { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(relayDescriptor, &byte, 1)
      errno = saved
    }
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

extension sigaction {
  #if canImport(Darwin)
    var isIgnoring: Bool {
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_u.__sa_handler = handler
    }
  #elseif canImport(Musl)
    var isIgnoring: Bool {
      unsafeBitCast(__sa_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sa_handler.sa_handler = handler
    }
  #else
    var isIgnoring: Bool {
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_handler.sa_handler = handler
    }
  #endif
}
