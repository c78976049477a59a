public import AnalyticsCore
import Foundation
public import NetworkCore
public import PersistenceCore

/// The way to the server and the folder for stored data, for one run of an app.
public struct Connection: Sendable {
  /// Makes the server that an app carries inside itself.
  ///
  /// The arguments are pairs of an option and its value; the closure throws an error whose
  /// description is one line where it cannot apply one. The store is nil for a server that forgets.
  public typealias EmbeddedServer =
    @Sendable (
      _ arguments: [String], _ store: (any DataStore)?, _ log: @escaping @Sendable (String) -> Void
    ) throws -> any HTTPTransport

  /// Sends requests, signed and decoded.
  public let client: HTTPClient
  /// Stores what has to survive the run; in memory for a run without a folder, so that no ending,
  /// however sudden, leaves anything behind.
  public let disk: any DataStore
  /// Receives the metrics of the app.
  public let metrics: any MetricSink
  /// Locked for the whole run: two runs on one folder would charge twice.
  private let folder: DataFolder?

  /// Connects to the server that the options name, else to the embedded one.
  ///
  /// Throws `StorageError` when the folder cannot be used, and ``LaunchOptions/Request/refuse(_:)``
  /// when nothing in the environment signs in to the server or the embedded one refuses an option.
  ///
  /// - Parameter refreshTokens: where the tokens of a real server are stored; the folder for stored
  ///   data unless given. Those of the embedded server stay with its own data, to go when that goes.
  public init(
    options: LaunchOptions, environment: [String: String], timeouts: Timeouts,
    embeddedServer: EmbeddedServer, refreshTokens: (any DataStore)? = nil,
    log: @escaping @Sendable (String) -> Void
  ) async throws {
    let token = environment["SHOP_REFRESH_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    let named = options.dataFolder.map { URL(filePath: $0) }
    metrics = options.showsMetrics ? JSONLinesMetricSink(write: log) : DiscardingMetricSink()

    if let server = options.server {
      guard let token else {
        throw LaunchOptions.Request.refuse("--server needs a sign-in: set SHOP_REFRESH_TOKEN")
      }
      let folder = try await DataFolder(
        try named ?? DataFolder.usual(for: server), owner: server.description)
      self.folder = folder
      disk = folder.store
      client = .overHTTP(
        to: server, firstRefreshToken: token, store: refreshTokens ?? disk, metrics: metrics,
        timeouts: timeouts, log: log)
    } else {
      folder = if let named { try await DataFolder(named, owner: "the demo backend") } else { nil }
      disk = folder?.store ?? MemoryDataStore()
      client = .embedded(
        try Self.start(
          embeddedServer, options.embeddedServer, store: folder?.store, log: log),
        firstRefreshToken: token ?? "demo", store: disk, metrics: metrics, log: log)
    }
  }

  private static func start(
    _ server: EmbeddedServer, _ arguments: [String], store: (any DataStore)?,
    log: @escaping @Sendable (String) -> Void
  ) throws -> any HTTPTransport {
    do {
      return try server(arguments, store, log)
    } catch {
      throw LaunchOptions.Request.refuse("\(error)")
    }
  }
}
