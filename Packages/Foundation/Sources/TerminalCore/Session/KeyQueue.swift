/// The keys of the bytes that wait in the inbox, one at a time, each with the time of its bytes.
struct KeyQueue {
  /// A key that was pressed.
  struct Stroke: Equatable {
    var key: Key
    /// When its last byte came: not when it is handled, which may be later.
    var arrival: Duration
  }

  private let inbox: TerminalInbox
  private var decoder = KeyDecoder()
  private var strokes: ArraySlice<Stroke> = []
  /// When the last bytes came.
  private var lastArrival = Duration.zero
  /// When a key that has not come to its end is to be looked at again.
  private var deadline: Duration?

  init(inbox: TerminalInbox) {
    self.inbox = inbox
  }

  /// Whether no key and no bytes wait, other than the beginning of a key.
  var isEmpty: Bool { strokes.isEmpty && !inbox.hasInput }

  /// The next key; nil when none is complete.
  mutating func next(at now: Duration) -> Stroke? {
    while strokes.isEmpty {
      if let input = inbox.takeInput() {
        take(input)
      } else {
        guard endsWait(at: now) else { return nil }
        add(decoder.flush(), arrival: now)
        if strokes.isEmpty { return nil }
      }
    }
    return strokes.popFirst()
  }

  /// How long to wait before ``next(at:)`` is called again, where nothing more comes; nil when
  /// nothing waits or that wait was taken before.
  mutating func takeWait(at now: Duration) -> Duration? {
    guard let timeout = decoder.timeout else {
      deadline = nil
      return nil
    }
    let end = lastArrival + timeout
    guard deadline != end else { return nil }
    deadline = end
    return max(end - now, .zero)
  }

  private mutating func take(_ input: TerminalInbox.Input) {
    // However late the bytes are handled: what came before a silence had ended with it.
    if endsWait(at: input.arrival) { add(decoder.flush(), arrival: input.arrival) }
    if input.isAfterLoss { decoder.skipToSilence() }
    lastArrival = input.arrival
    add(decoder.decode(input.bytes), arrival: input.arrival)
  }

  private func endsWait(at time: Duration) -> Bool {
    decoder.timeout.map { time - lastArrival >= $0 } ?? false
  }

  private mutating func add(_ keys: [Key], arrival: Duration) {
    strokes += keys.map { Stroke(key: $0, arrival: arrival) }
  }
}
