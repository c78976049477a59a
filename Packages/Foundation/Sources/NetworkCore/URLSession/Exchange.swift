import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way, between a caller who may give up and a session that must not be hurried.
///
/// The lock guards the state below it, and nothing else runs while it is held. Whoever takes the
/// continuation out resumes it, so it is resumed once. The task is cancelled only after it
/// was started, and only on the session's serial queue, where its completion also comes: never
/// while or after it completes.
final class Exchange: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

  private let queue: OperationQueue
  private let lock = NSLock()
  private var continuation: Continuation?
  private var task: URLSessionDataTask?
  private var isCancelled = false
  private var isStarted = false

  init(queue: OperationQueue) {
    self.queue = queue
  }

  func start(_ request: URLRequest, on session: URLSession, _ continuation: Continuation) {
    let isTooLate = lock.withLock {
      if !isCancelled { self.continuation = continuation }
      return isCancelled
    }
    guard !isTooLate else { return continuation.resume(returning: .failure(.cancelled)) }
    let task = session.dataTask(with: request) { [self] data, response, error in
      finish(data, response, error)
    }
    lock.withLock { self.task = task }
    task.resume()
    let wasCancelled = lock.withLock {
      isStarted = true
      return isCancelled
    }
    if wasCancelled { cancelTask() }
  }

  /// Answers the caller at once and stops the task when the session is ready for that.
  func cancel() {
    let waiting = lock.withLock {
      isCancelled = true
      return takeContinuation()
    }
    waiting?.resume(returning: .failure(.cancelled))
    cancelTask()
  }

  private func cancelTask() {
    queue.addOperation { [self] in
      let running = lock.withLock { isStarted ? task : nil }
      running?.cancel()
    }
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let (waiting, finished) = lock.withLock {
      defer { task = nil }
      return (takeContinuation(), task)
    }
    waiting?.resume(returning: Self.result(data, response, error, finished))
  }

  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ task: URLSessionTask?
  ) -> Result<HTTPResponse, HTTPError> {
    if let error {
      let code = (error as NSError).code
      guard let task, let dropped = Platform.answer(of: task, failedWith: code) else {
        return .failure(HTTPError(sessionCode: code))
      }
      return .success(HTTPResponse(dropped, body: Data()))
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.transport("not an HTTP answer"))
    }
    let answer = HTTPResponse(response, body: data ?? Data())
    return answer.flaw.map { .failure(.transport($0)) } ?? .success(answer)
  }

  /// Only with the lock held.
  private func takeContinuation() -> Continuation? {
    defer { continuation = nil }
    return continuation
  }
}
