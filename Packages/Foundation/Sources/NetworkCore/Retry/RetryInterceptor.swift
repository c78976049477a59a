public import Foundation

/// Sends a request again when that can help and cannot do harm.
///
/// Only GET, PUT, DELETE and requests with an `Idempotency-Key` are sent again (RFC 9110 §9.2.2),
/// after a transport failure, a timeout, or a status that says "not now". Nothing is begun after the
/// policy's deadline, and no pause that would pass it; a ``DeadlineInterceptor`` ends what is then
/// still under way. The answer says how many tries came before it.
public struct RetryInterceptor: HTTPInterceptor {
  private let policy: RetryPolicy
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let random: @Sendable (ClosedRange<Double>) -> Double

  /// - Parameters:
  ///   - clock: what pauses are waited on.
  ///   - now: the time of day, for a `Retry-After` that is a date, in an answer without a `Date` of
  ///     its own.
  ///   - random: picks a number of a range; what spreads the clients of a server that recovers.
  public init(
    policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable (ClosedRange<Double>) -> Double = { Double.random(in: $0) }
  ) {
    self.policy = policy
    self.clock = clock
    self.now = now
    self.random = random
  }

  /// Throws `cancelled` during a pause, and what the last try threw.
  public func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    let tries = request.isRepeatable ? max(1, policy.tries) : 1
    let watch = Stopwatch(clock)
    for number in 1..<tries {
      let result = await next.outcome(of: request)
      guard let pause = pause(after: result, number: number),
        watch.elapsed() + pause < policy.deadline
      else { return try result.get().after(number - 1) }
      try await sleep(pause)
    }
    return try await next.send(request).after(tries - 1)
  }

  /// How long to wait before another try; nil when another try is of no use.
  private func pause(
    after result: Result<HTTPResponse, HTTPError>, number: Int
  ) -> Duration? {
    switch result {
    case .success(let response):
      guard RetryPolicy.statuses.contains(response.status) else { return nil }
      let asked = response.headers["Retry-After"].flatMap {
        retryAfter($0, now: response.sentAt(now: now()))
      }
      // A server that asks for more than we would wait is left in peace.
      if let asked, asked > policy.longestRetryAfter { return nil }
      return max(asked ?? .zero, backoff(number: number))
    case .failure(.transport), .failure(.timeout):
      return backoff(number: number)
    case .failure:
      return nil
    }
  }

  /// Full jitter: anything up to a bound that doubles with each try.
  private func backoff(number: Int) -> Duration {
    let bound = min(policy.cap, policy.base * (1 << min(number - 1, 30)))
    return bound * random(0...1)
  }

  private func sleep(_ pause: Duration) async throws(HTTPError) {
    do {
      try await clock.sleep(for: pause)
    } catch {
      throw .cancelled
    }
  }
}

extension HTTPRequest {
  /// Whether sending it twice does what sending it once does.
  fileprivate var isRepeatable: Bool {
    switch method {
    case .get, .put, .delete: true
    case .post: headers["Idempotency-Key"] != nil
    }
  }
}

extension HTTPResponse {
  /// The same answer, to a call that was tried before.
  func after(_ tries: Int) -> HTTPResponse {
    var response = self
    response.earlierTries += tries
    return response
  }

  /// When the server sent this, by the server's clock where it says so: ours may be wrong.
  fileprivate func sentAt(now: Date) -> Date {
    headers["Date"].flatMap { httpDate($0, now: now) } ?? now
  }
}
