import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what a session reports on to the exchange that it is about, and refuses what a session
/// would do by itself: follow redirects, and sign in with a password.
///
/// The lock guards the table; nothing else runs while it is held.
final class SessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let queue: DispatchQueue
  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]

  /// - Parameter queue: Where tasks may be stopped.
  init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// Lets an exchange have what is reported of a task of this session, until the task is complete.
  func register(_ exchange: Exchange, for task: URLSessionTask) {
    lock.withLock { exchanges[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let goesOn = exchange(of: dataTask)?.begin(response) ?? false
    completionHandler(goesOn ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(task, code: error.map { ($0 as NSError).code })
  }

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
    // Linux stops the task for that.
    queue.async {
      completionHandler(asksForPassword ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }
  }
}
