import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sessions that carry requests, and the serial queue on which tasks are started and stopped.
///
/// Both wait for the session on Linux, and so must not happen on a thread of the caller's.
final class SystemSession: Sendable {
  private let limit: Int
  private let queue = DispatchQueue(label: "NetworkCore.SystemSession")
  private let shared: ReportingSession

  /// - Parameter limit: How many bytes an answer's body may have.
  init(limit: Int) {
    self.limit = limit
    shared = ReportingSession(queue: queue)
  }

  deinit {
    shared.finish()
  }

  /// Sends one request. Cancelling the caller answers `cancelled` at once.
  ///
  /// The session's own `async` methods can deadlock on Linux when they are cancelled.
  func send(_ request: URLRequest) async -> Result<HTTPResponse, HTTPError> {
    let hasOwnSession = Platform.needsOwnConnection(request)
    let session = hasOwnSession ? ReportingSession(queue: queue) : shared
    let exchange = Exchange(session: session, queue: queue, limit: limit)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchange.start(request, continuation)
        if hasOwnSession { queue.async { session.finish() } }
      }
    } onCancel: {
      exchange.cancel()
    }
  }
}
