import Foundation

/// What happened at the terminal and beside it, until the session takes it. Any thread adds to it.
///
/// It stays small: signals are merged, and bytes beyond a limit are dropped. The lock guards the
/// contents, which are read and written under it only; nothing is called while it is held.
final class TerminalInbox: Sendable {
  /// The bytes of one read.
  struct Input: Equatable, Sendable {
    var bytes: [UInt8]
    /// When they came, as a time since any one moment.
    var arrival: Duration
    /// Whether bytes before these were dropped.
    var isAfterLoss: Bool
  }

  /// What is to be done before any key.
  struct Signals: Equatable, Sendable {
    /// The signal that asks the process to end; the first one counts.
    var ending: Int32?
    /// Whether the process is to stop, or runs again after a stop: the last of both counts.
    var stop: Bool?
    var isResized = false

    var isEmpty: Bool { self == Signals() }
  }

  private struct Contents {
    var signals = Signals()
    var inputs: ArraySlice<Input> = []
    var inputBytes = 0
    var hasLostInput = false
    var messages: [String] = []

    mutating func add(_ bytes: [UInt8], arrival: Duration) {
      guard inputBytes + bytes.count <= mostBytes else {
        hasLostInput = true
        return
      }
      inputs.append(Input(bytes: bytes, arrival: arrival, isAfterLoss: hasLostInput))
      inputBytes += bytes.count
      hasLostInput = false
    }
  }

  /// The most bytes that wait: more keys than anyone types while a frame is drawn, by far.
  static let mostBytes = 64 * 1024

  private let lock = NSLock()
  private nonisolated(unsafe) var contents = Contents()
  private let now: @Sendable () -> Duration
  /// Yields after something was added.
  let wakeups: AsyncStream<Void>
  private let wakeup: AsyncStream<Void>.Continuation

  /// - Parameter now: the time since any one moment; called on the thread that adds.
  init(now: @escaping @Sendable () -> Duration) {
    self.now = now
    (wakeups, wakeup) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Adds what happened at the terminal.
  func add(_ event: TerminalEvent) {
    let arrival = now()
    lock.withLock {
      switch event {
      case .input(let bytes): contents.add(bytes, arrival: arrival)
      case .resized: contents.signals.isResized = true
      case .stop: contents.signals.stop = true
      case .continued: contents.signals.stop = false
      case .terminate(let signal):
        if contents.signals.ending == nil { contents.signals.ending = signal }
      }
    }
    wake()
  }

  /// Adds a line for the person to read.
  func add(message: String) {
    lock.withLock { contents.messages.append(message) }
    wake()
  }

  /// Wakes the session without adding anything.
  func wake() { wakeup.yield() }

  var hasSignals: Bool { lock.withLock { !contents.signals.isEmpty } }
  var hasInput: Bool { lock.withLock { !contents.inputs.isEmpty } }

  func takeSignals() -> Signals {
    lock.withLock {
      defer { contents.signals = Signals() }
      return contents.signals
    }
  }

  /// Takes the bytes of the oldest read.
  func takeInput() -> Input? {
    lock.withLock {
      guard let input = contents.inputs.popFirst() else { return nil }
      contents.inputBytes -= input.bytes.count
      return input
    }
  }

  func takeMessages() -> [String] {
    lock.withLock {
      defer { contents.messages = [] }
      return contents.messages
    }
  }
}
