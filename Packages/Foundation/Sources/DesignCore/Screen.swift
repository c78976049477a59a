/// What the shell shows: a screen tells its content as a value and hears of being seen.
///
/// Reading ``content`` inside `withObservationTracking` tells when to read it again.
@MainActor
public protocol Screen {
  /// Everything to draw, as of now. Cheap, and without effects.
  var content: ScreenContent { get }

  /// Runs each time the screen comes into sight; cancelled when it goes out of sight.
  func appear() async

  /// Loads again what the screen shows, because the person asked for it.
  func refresh() async
}

extension Screen {
  public func appear() async {}
  public func refresh() async { await appear() }
}
