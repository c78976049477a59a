import NavigationCore

/// Keeps a key that was pressed too early, or is held down, from paying, ordering, removing or
/// replacing.
///
/// A control that commits takes a key only if it was in sight, as it is now, for a while before the
/// key was pressed. A terminal repeats a key that is held down; all of that is one press.
struct CommitGuard {
  /// How long a control has to be in sight before a key counts.
  static let delay = Duration.milliseconds(300)
  /// Keys that follow each other faster may be one that is held down: the longest usual time
  /// before a key repeats, and a little.
  static let longestRepeat = Duration.milliseconds(700)

  /// A control as a person sees it.
  struct Sighting: Hashable {
    var screen: NavigationEntry?
    /// The title and the message of the question that the control answers.
    var question: [String]
    var focus: FocusID
    var label: String
  }

  /// Since when each of the controls that commit is in sight.
  private var sightings: [Sighting: Duration] = [:]
  private var lastKey: Duration?
  private var pressed = Duration.zero

  /// Takes over what a frame shows.
  ///
  /// - Parameter now: the time since any one moment, as all times here.
  mutating func see(_ controls: [Sighting], at now: Duration) {
    let known = sightings
    sightings = Dictionary(
      controls.map { ($0, known[$0] ?? now) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes over a key that taps, which came at a time.
  mutating func press(at now: Duration) {
    let isRepeated = lastKey.map { now - $0 < Self.longestRepeat } ?? false
    if !isRepeated { pressed = now }
    lastKey = now
  }

  /// Takes over any other key: the one that taps was let go before it.
  mutating func release() { lastKey = nil }

  /// Whether the key that was pressed last may tap a control.
  func allows(_ control: Sighting) -> Bool {
    sightings[control].map { pressed - $0 >= Self.delay } ?? false
  }

  /// Takes over that a control was tapped: it has to be in sight anew before the next tap.
  mutating func tap(_ control: Sighting) { sightings[control] = nil }
}
