public import TerminalCore

/// A terminal whose person is a test: it types, resizes, and waits for what is to be seen.
@MainActor
public final class ScriptedTerminal: TerminalDriver {
  /// Thrown by writing to a terminal that is gone.
  public struct Gone: Error {}

  private var receive: (@Sendable (TerminalEvent) -> Void)?
  /// What happened before anybody received it.
  private var undelivered: [TerminalEvent] = []
  public private(set) var size: TerminalSize
  public private(set) var emulator: ScreenEmulator
  /// Every frame that was written, in bytes.
  public private(set) var frames: [[UInt8]] = []
  /// What was asked of the terminal beside frames, in order.
  public private(set) var calls: [String] = []
  /// Whether it is gone: writing throws.
  public var isGone = false
  /// How many frames were not written because it is gone.
  public private(set) var refusedFrames = 0
  private var waiting: [(isMet: () -> Bool, resume: CheckedContinuation<Void, Never>)] = []

  public init(columns: Int = 60, rows: Int = 16) {
    size = TerminalSize(columns: columns, rows: rows)
    emulator = ScreenEmulator(size: size)
  }

  /// What the terminal shows.
  public var text: String { emulator.text }

  /// The line that has the mark of the focus.
  public var focusedLine: String? {
    text.split(separator: "\n").first { $0.contains("▸") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  public func type(_ text: String) { send(.input(Array(text.utf8))) }

  public func send(_ event: TerminalEvent) {
    if let receive { receive(event) } else { undelivered.append(event) }
  }

  public func deliver(to receive: @escaping @Sendable (TerminalEvent) -> Void) {
    self.receive = receive
    undelivered.forEach(receive)
    undelivered = []
  }

  public func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    emulator.resize(to: size)
    send(.resized)
  }

  /// Returns once a frame shows the words.
  public func shows(_ words: String) async {
    await meets { self.text.contains(words) }
  }

  /// Returns once the focus is on a line that holds the words.
  public func focuses(_ words: String) async {
    await meets { self.focusedLine?.contains(words) == true }
  }

  /// Returns once a condition holds, looked at after each frame.
  public func meets(_ condition: @escaping () -> Bool) async {
    if condition() { return }
    await withCheckedContinuation { waiting.append((condition, $0)) }
  }

  public func enter() throws { calls.append("enter") }
  public func leave() { calls.append("leave") }
  public func suspend() throws { calls.append("suspend") }

  public func write(_ bytes: [UInt8]) throws {
    defer { resumeMet() }
    if isGone {
      refusedFrames += 1
      throw Gone()
    }
    frames.append(bytes)
    emulator.take(bytes)
  }

  private func resumeMet() {
    let met = waiting.filter { $0.isMet() }
    waiting.removeAll { $0.isMet() }
    met.forEach { $0.resume.resume() }
  }
}
