import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sessions that carry requests, and the serial queue that all their callbacks come on.
final class SystemSession: Sendable {
  private let shared: URLSession
  private let queue: OperationQueue

  init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    shared = Self.session(on: queue)
  }

  deinit {
    shared.finishTasksAndInvalidate()
  }

  /// Sends one request. Cancelling the caller answers `cancelled` at once.
  ///
  /// The session's own `async` methods can deadlock on Linux when they are cancelled.
  func send(_ request: URLRequest) async -> Result<HTTPResponse, HTTPError> {
    let exchange = Exchange(queue: queue)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard Platform.needsOwnConnection(request) else {
          return exchange.start(request, on: shared, continuation)
        }
        let session = Self.session(on: queue)
        exchange.start(request, on: session, continuation)
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      exchange.cancel()
    }
  }

  private static func session(on queue: OperationQueue) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // Whole seconds on Linux, and an idle timer: a backstop behind the deadline.
    configuration.timeoutIntervalForRequest = 60
    return URLSession(
      configuration: configuration, delegate: SessionDelegate(), delegateQueue: queue)
  }
}

/// Refuses what a session would do by itself: follow redirects, and sign in with a password.
private final class SessionDelegate: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let asksForPassword = [
      NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
      NSURLAuthenticationMethodHTTPDigest,
    ].contains(challenge.protectionSpace.authenticationMethod)
    completionHandler(asksForPassword ? .rejectProtectionSpace : .performDefaultHandling, nil)
  }
}
