/// When and how often a request is sent again.
public struct RetryPolicy: Hashable, Sendable {
  /// The statuses that say "not now" (RFC 9110 §15, RFC 6585 §4).
  static let statuses: Set<Int> = [408, 429, 500, 502, 503, 504]

  /// How often a request is sent at most, the first time included.
  public var tries: Int
  /// The bound of the first pause; it doubles with each try.
  public var base: Duration
  /// The bound that no pause of ours passes.
  public var cap: Duration
  /// The longest `Retry-After` that is waited for; after a longer one there is no other try.
  public var longestRetryAfter: Duration
  /// How long after the first try another one may begin.
  public var deadline: Duration

  public init(
    tries: Int = 3, base: Duration = .milliseconds(200), cap: Duration = .seconds(2),
    longestRetryAfter: Duration = .seconds(5), deadline: Duration = .seconds(15)
  ) {
    self.tries = tries
    self.base = base
    self.cap = cap
    self.longestRetryAfter = longestRetryAfter
    self.deadline = deadline
  }
}
