/// The way to a terminal. Everything above it runs on a scripted one in tests.
@MainActor
public protocol TerminalDriver: AnyObject {
  /// The size as of now.
  var size: TerminalSize { get }

  /// Sets who receives what happens at the terminal from ``enter()`` on; called on any thread.
  func deliver(to receive: @escaping @Sendable (TerminalEvent) -> Void)
  /// Takes the terminal over: raw input, the other screen, no cursor. Throws when it cannot.
  func enter() throws
  /// Puts the terminal back exactly as it was; safe to call again.
  func leave()
  /// Writes all bytes at once, and drops what a terminal that reads slowly has not taken once the
  /// process is asked to end. Throws when the terminal is gone.
  func write(_ bytes: [UInt8]) throws
  /// Leaves, lets the process stop as Ctrl-Z asks, and enters again once it is continued.
  func suspend() throws
}

/// A thing that happens at a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// Bytes were typed; a key's may be split over several events.
  case input([UInt8])
  /// The window has another size.
  case resized
  /// The process is asked to stop, as by Ctrl-Z.
  case stop
  /// The process runs again; what the terminal shows is not known.
  case continued
  /// The process is asked to end, by a signal's number.
  case terminate(Int32)
}
