/// Gives up on a request that was not answered in time, to the millisecond.
///
/// Its place in the list says what it limits: before authentication the whole call, with signing
/// in, all tries and their pauses; last, one try.
public struct DeadlineInterceptor: HTTPInterceptor {
  private let limit: Duration
  private let alarm: Alarm

  public init(limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    self.limit = limit
    alarm = Alarm(after: limit, on: clock)
  }

  /// Throws `timeout` after the limit, and what `next` throws.
  ///
  /// The request is cancelled and its end awaited, so nothing of it is left when this returns; it
  /// relies on a cancelled transport ending promptly.
  public func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    guard limit > .zero else { throw .timeout }
    let work = Task { await next.outcome(of: request) }
    let wait = alarm.set { work.cancel() }
    let outcome = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    let isInTime = alarm.stop(wait)
    if case .failure = outcome, !isInTime, !Task.isCancelled { throw .timeout }
    return try outcome.get()
  }
}
