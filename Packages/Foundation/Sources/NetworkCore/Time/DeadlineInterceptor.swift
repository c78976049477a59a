/// Gives up on a request that was not answered in time, to the millisecond.
///
/// Last in the list it limits each try. The limit of a whole call is ``RetryInterceptor``'s.
public struct DeadlineInterceptor: HTTPInterceptor {
  private let limit: Duration
  private let clock: any Clock<Duration>

  public init(limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    self.limit = limit
    self.clock = clock
  }

  /// Throws `timeout` after the limit, and what `next` throws.
  public func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    try await next.result(of: request, within: limit, on: clock).get()
  }
}
