import AnalyticsCore
import DemoBackend
import NetworkCore
import PersistenceCore

extension HTTPClient {
  /// A client of a real server. A call passes its steps in the order of the list, the first one
  /// outermost; a refresh of the token passes them too, but for the ones about the call that waits.
  static func overHTTP(
    to address: ServerAddress, firstRefreshToken: String, store: any DataStore,
    metrics: any MetricSink, patience: Patience
  ) -> HTTPClient {
    let clock = patience.clock
    let transport = URLSessionTransport(address: address)
    let wholeCall = DeadlineInterceptor(limit: patience.wholeCall, clock: clock)
    let retry = RetryInterceptor(
      policy: RetryPolicy(base: patience.firstPause, deadline: patience.wholeCall), clock: clock)
    let oneTry = DeadlineInterceptor(limit: patience.oneTry, clock: clock)
    let session = TokenSession(
      transport: transport, interceptors: [wholeCall, retry, oneTry],
      server: address.description, store: store, firstRefreshToken: firstRefreshToken)
    return HTTPClient(
      transport: transport,
      interceptors: [
        MetricsInterceptor(sink: metrics, clock: clock), wholeCall,
        AuthenticationInterceptor(session: session), retry, oneTry,
      ])
  }

  /// A client of the demo backend, which is in this process and needs no patience. Nothing is
  /// tried again: a fault that was asked for is to be seen.
  static func demo(
    _ backend: DemoBackend, firstRefreshToken: String, store: any DataStore,
    metrics: any MetricSink
  ) -> HTTPClient {
    let session = TokenSession(
      transport: backend, store: store, firstRefreshToken: firstRefreshToken)
    return HTTPClient(
      transport: backend,
      interceptors: [
        MetricsInterceptor(sink: metrics), AuthenticationInterceptor(session: session),
      ])
  }
}
