import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that the process runs in.
///
/// Its input is read on a queue of its own, so that keys and signals wait for nobody; all else
/// happens on the main actor.
@MainActor
public final class PosixTerminal: TerminalDriver {
  /// xterm's sequences: the other screen, no cursor, marked pastes, no wrapping at the edge.
  private static let takeOver = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"
  private static let giveBack = "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  private var receive: @Sendable (TerminalEvent) -> Void = { _ in }
  private let input = STDIN_FILENO
  private let output: Int32
  /// Whether the process is asked to end: then no terminal is waited for that does not read.
  private let isEnding = EndingFlag()
  private let environment: [String: String]
  private let queue = DispatchQueue(label: "terminal input")
  /// The terminal's modes before it was taken over; nil while it is not.
  private var saved: TerminalPlatform.Modes?
  private var signals: SignalRelay?
  private var faults = FaultHandler()
  private var sources: [any DispatchSourceRead] = []

  /// - Parameter environment: the process's variables; COLUMNS and LINES count where the terminal
  ///   does not know its size.
  public init(environment: [String: String]) {
    self.environment = environment
    output = TerminalPlatform.openWithoutWaiting(STDOUT_FILENO) ?? STDOUT_FILENO
  }

  /// Whether a full-screen session is possible: both ends are a terminal that knows sequences.
  public static func isUsable(environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !term.isEmpty
      && term != "dumb"
  }

  public var size: TerminalSize {
    TerminalSize(reported: TerminalPlatform.size(of: output), environment: environment)
  }

  public func deliver(to receive: @escaping @Sendable (TerminalEvent) -> Void) {
    self.receive = receive
  }

  public func enter() throws {
    guard let modes = saved ?? TerminalPlatform.modes(of: input) else {
      throw TerminalError(description: "the terminal's modes cannot be read")
    }
    saved = modes
    listen()
    faults.install(on: STDOUT_FILENO, modes: modes, bytes: Array(Self.giveBack.utf8))
    TerminalPlatform.set(TerminalPlatform.raw(modes), of: input, discardsInput: false)
    try write(Array(Self.takeOver.utf8))
  }

  public func leave() {
    giveTerminalBack()
    sources.forEach { $0.cancel() }
    sources = []
    signals?.close()
    signals = nil
  }

  public func write(_ bytes: [UInt8]) throws {
    let error = TerminalPlatform.write(
      bytes, to: output, isEnding: { [isEnding] in isEnding.isSet })
    guard error == 0 else { throw TerminalError(description: "the terminal is gone") }
  }

  public func suspend() throws {
    giveTerminalBack()
    TerminalPlatform.stop()
    signals?.renew(SIGTSTP)
    try enter()
  }

  private func giveTerminalBack() {
    guard let modes = saved else { return }
    saved = nil
    // A little longer than for a frame: without it the screen stays as it is.
    var waits = 0
    _ = TerminalPlatform.write(Array(Self.giveBack.utf8), to: output) {
      waits += 1
      return isEnding.isSet && waits > 2
    }
    TerminalPlatform.set(modes, of: input, discardsInput: true)
    faults.remove()
  }

  private func listen() {
    guard sources.isEmpty else { return }
    let signals = SignalRelay()
    signals?.listen(to: [SIGWINCH, SIGTSTP, SIGCONT] + EndingSignals.requests)
    self.signals = signals
    sources = [Self.inputSource(input, on: queue, to: receive)]
    if let signals {
      sources.append(
        Self.signalSource(signals.readEnd, on: queue, isEnding: isEnding, to: receive))
    }
    sources.forEach { $0.resume() }
  }

  /// Handlers run on the queue, so they are made where nothing of the main actor is at hand.
  private nonisolated static func inputSource(
    _ descriptor: Int32, on queue: DispatchQueue,
    to receive: @escaping @Sendable (TerminalEvent) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      guard let bytes = TerminalPlatform.read(from: descriptor) else { return }
      guard bytes.isEmpty else {
        receive(.input(bytes))
        return
      }
      // A raw terminal ends only when the line is cut.
      receive(.terminate(SIGHUP))
      source.cancel()
    }
    return source
  }

  private nonisolated static func signalSource(
    _ descriptor: Int32, on queue: DispatchQueue, isEnding: EndingFlag,
    to receive: @escaping @Sendable (TerminalEvent) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      for number in TerminalPlatform.read(from: descriptor) ?? [] {
        let event = TerminalEvent(signal: Int32(number))
        if case .terminate = event { isEnding.set() }
        receive(event)
      }
    }
    source.setCancelHandler { close(descriptor) }
    return source
  }
}

/// Why a terminal cannot be used, in words for people.
public struct TerminalError: Error, CustomStringConvertible {
  public let description: String
}

extension TerminalEvent {
  fileprivate init(signal: Int32) {
    switch signal {
    case SIGWINCH: self = .resized
    case SIGTSTP: self = .stop
    case SIGCONT: self = .continued
    default: self = .terminate(signal)
    }
  }
}
