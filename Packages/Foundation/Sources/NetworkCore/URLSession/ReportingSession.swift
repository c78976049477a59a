import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One session, which caches nothing and remembers nothing, and where its reports go.
final class ReportingSession: Sendable {
  private let session: URLSession
  private let delegate: SessionDelegate
  /// What to suspend so that the session stops to take bytes; nil where that is not needed.
  let transfers: DispatchQueue?

  /// - Parameter queue: Where tasks are started and stopped.
  init(queue: DispatchQueue) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // Whole seconds on Linux, and an idle timer: a backstop behind the deadline.
    configuration.timeoutIntervalForRequest = 60
    delegate = SessionDelegate(queue: queue)
    session = URLSession(
      configuration: configuration, delegate: delegate, delegateQueue: Platform.reportQueue())
    transfers = Platform.transferQueue(of: session)
  }

  /// A task, not yet resumed, whose reports go to an exchange. On the queue for starting.
  func task(with request: URLRequest, for exchange: Exchange) -> URLSessionTask {
    let task = session.dataTask(with: request)
    delegate.register(exchange, for: task)
    return task
  }

  /// Lets the tasks there are end, and takes no new ones.
  func finish() {
    session.finishTasksAndInvalidate()
  }
}
