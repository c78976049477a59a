public import AnalyticsCore
import DemoBackend
import Foundation
public import NetworkCore
public import PersistenceCore

/// The way to the server and the place where things are kept, for one run of an app.
public struct Connection: Sendable {
  /// Sends requests, signed and decoded.
  public let client: HTTPClient
  /// Keeps what has to survive the run; a throw-away folder unless one was asked for.
  public let store: any DataStore
  /// Takes the metrics of the app.
  public let metrics: any MetricSink
  private let throwAwayFolder: URL?
  /// Held for as long as the run: two runs on one folder would charge twice.
  private let lock: FolderLock

  /// Connects to the demo backend inside the process.
  ///
  /// Throws `StorageError` when the folder cannot be used.
  public init(
    options: LaunchOptions, environment: [String: String], log: @escaping @Sendable (String) -> Void
  ) throws(StorageError) {
    let throwAwayFolder = options.dataFolder == nil ? Self.newThrowAwayFolder : nil
    let folder = throwAwayFolder ?? URL(filePath: options.dataFolder ?? "")
    let lock = try FolderLock(folder: folder)
    let store = try FileDataStore(folder: folder)
    let backend = DemoBackend(
      options: options.backend,
      store: options.dataFolder == nil ? nil : store,
      log: log
    )
    self.init(
      transport: backend, store: store, lock: lock, throwAwayFolder: throwAwayFolder,
      metrics: options.showsMetrics ? JSONLinesMetricSink(write: log) : DiscardingMetricSink(),
      environment: environment)
  }

  private init(
    transport: any HTTPTransport, store: any DataStore, lock: FolderLock, throwAwayFolder: URL?,
    metrics: any MetricSink,
    environment: [String: String]
  ) {
    let session = TokenSession(
      transport: transport, store: store,
      firstRefreshToken: environment["SHOP_REFRESH_TOKEN"] ?? "demo"
    )
    client = HTTPClient(
      transport: transport,
      interceptors: [AuthenticationInterceptor(session: session)]
    )
    self.store = store
    self.metrics = metrics
    self.throwAwayFolder = throwAwayFolder
    self.lock = lock
  }

  /// Ends the run: what was not to be kept is removed.
  public func close() {
    guard let throwAwayFolder else { return }
    try? FileManager.default.removeItem(at: throwAwayFolder)
  }

  private static var newThrowAwayFolder: URL {
    FileManager.default.temporaryDirectory.appending(component: "shop-\(UUID().uuidString)")
  }
}
