import AnalyticsCore
import DemoBackend
import NetworkCore
import PersistenceCore

extension HTTPClient {
  /// A client of a real server. Its steps, the first one outermost, are what a call passes on its
  /// way; a refresh of the token passes the last ones, without which it could not be relied on.
  static func overHTTP(
    to address: ServerAddress, firstRefreshToken: String, store: any DataStore,
    metrics: any MetricSink, patience: Patience
  ) -> HTTPClient {
    let transport = URLSessionTransport(address: address)
    let steps: [any HTTPInterceptor] = [
      RetryInterceptor(
        policy: RetryPolicy(deadline: patience.wholeCall), clock: patience.clock),
      DeadlineInterceptor(limit: patience.oneTry, clock: patience.clock),
    ]
    let session = TokenSession(
      transport: transport, interceptors: steps, server: address.description, store: store,
      firstRefreshToken: firstRefreshToken)
    return HTTPClient(
      transport: transport,
      interceptors: [
        MetricsInterceptor(sink: metrics), AuthenticationInterceptor(session: session),
      ] + steps)
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
