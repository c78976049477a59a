import AnalyticsCore
import NetworkCore
import PersistenceCore

extension HTTPClient {
  /// A client of a real server. A call passes its steps in the order of the list, the first one
  /// outermost; a refresh of the token passes them too, but for the ones about the call that waits.
  static func overHTTP(
    to address: ServerAddress, firstRefreshToken: String, store: any DataStore,
    metrics: any MetricSink, timeouts: Timeouts, log: @escaping @Sendable (String) -> Void
  ) -> HTTPClient {
    let clock = timeouts.clock
    let transport = URLSessionTransport(address: address)
    let wholeCall = DeadlineInterceptor(limit: timeouts.wholeCall, clock: clock)
    let retry = RetryInterceptor(
      policy: RetryPolicy(base: timeouts.firstPause, deadline: timeouts.wholeCall), clock: clock)
    let oneTry = DeadlineInterceptor(limit: timeouts.oneTry, clock: clock)
    let session = TokenSession(
      transport: transport, interceptors: [wholeCall, retry, oneTry],
      server: address.description, store: store, firstRefreshToken: firstRefreshToken, log: log)
    return HTTPClient(
      transport: transport,
      interceptors: [wholeCall, AuthenticationInterceptor(session: session), retry, oneTry],
      metrics: CallMetrics(sink: metrics, clock: clock), log: log)
  }

  /// A client of a server inside this process, without time limits. Nothing is tried again: a fault
  /// that was requested must be seen.
  static func embedded(
    _ server: any HTTPTransport, firstRefreshToken: String, store: any DataStore,
    metrics: any MetricSink, log: @escaping @Sendable (String) -> Void
  ) -> HTTPClient {
    let session = TokenSession(
      transport: server, store: store, firstRefreshToken: firstRefreshToken, log: log)
    return HTTPClient(
      transport: server,
      interceptors: [AuthenticationInterceptor(session: session)],
      metrics: CallMetrics(sink: metrics), log: log)
  }
}
