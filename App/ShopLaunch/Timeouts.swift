/// How long the app waits for a server, and on which clock.
public struct Timeouts: Sendable {
  /// The longest wait for the answer to one try.
  public var oneTry: Duration
  /// The longest wait for a call: signing in, all tries and the pauses between them.
  public var wholeCall: Duration
  /// The longest wait, before plain mode prompts, for what became of open payments; all together.
  public var openPayments: Duration
  /// The bound of the first pause before another try; it doubles with each.
  public var firstPause: Duration
  /// The clock that all waiting is done on.
  public var clock: any Clock<Duration>

  public init(
    oneTry: Duration = .seconds(5), wholeCall: Duration = .seconds(15),
    openPayments: Duration = .seconds(15), firstPause: Duration = .milliseconds(200),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.oneTry = oneTry
    self.wholeCall = wholeCall
    self.openPayments = openPayments
    self.firstPause = firstPause
    self.clock = clock
  }

  /// The same with another longest wait for a call, of which one try gets a third; nil changes
  /// nothing.
  public func limited(to call: Duration?) -> Timeouts {
    guard let call else { return self }
    var timeouts = self
    timeouts.oneTry = call / 3
    timeouts.wholeCall = call
    timeouts.openPayments = call
    return timeouts
  }
}
