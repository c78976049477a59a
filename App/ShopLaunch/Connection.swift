public import AnalyticsCore
import DemoBackend
import Foundation
public import NetworkCore
public import PersistenceCore

/// The way to the server and the place where things are kept, for one run of an app.
public struct Connection: Sendable {
  /// Sends requests, signed and decoded.
  public let client: HTTPClient
  /// Keeps what has to survive the run.
  public let store: any DataStore
  /// Takes the metrics of the app.
  public let metrics: any MetricSink
  /// Held for as long as the run: two runs on one folder would charge twice.
  private let folder: DataFolder

  /// Connects to the server that was asked for, else to the demo backend inside the process.
  ///
  /// Throws `StorageError` when the folder cannot be used, and ``LaunchOptions/Request/refuse(_:)``
  /// when nothing in the environment signs in to the server.
  public init(
    options: LaunchOptions, environment: [String: String], patience: Patience,
    log: @escaping @Sendable (String) -> Void
  ) async throws {
    let token = environment["SHOP_REFRESH_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    let asked = options.dataFolder.map { URL(filePath: $0) }
    metrics = options.showsMetrics ? JSONLinesMetricSink(write: log) : DiscardingMetricSink()

    if let server = options.server {
      guard let token else {
        throw LaunchOptions.Request.refuse("--server needs a sign-in: set SHOP_REFRESH_TOKEN")
      }
      folder = try await DataFolder(
        try asked ?? DataFolder.usual(for: server), owner: server.description)
      client = .overHTTP(
        to: server, firstRefreshToken: token, store: folder.store, metrics: metrics,
        patience: patience)
    } else {
      folder =
        if let asked { try await DataFolder(asked, owner: "the demo backend") } else {
          try DataFolder()
        }
      let backend = DemoBackend(
        options: options.backend, store: asked == nil ? nil : folder.store, log: log)
      client = .demo(
        backend, firstRefreshToken: token ?? "demo", store: folder.store, metrics: metrics)
    }
    store = folder.store
  }

  /// Ends the run: what was not to be kept is removed.
  public func close() {
    folder.close()
  }
}
