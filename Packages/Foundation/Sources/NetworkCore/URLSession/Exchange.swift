import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way, between a caller who may give up and a session that must not be hurried.
///
/// The lock guards the continuation, the answer and whether anybody wants it; nothing else runs
/// while it is held. The code that takes the continuation out resumes it, so it is resumed once. The
/// task belongs to the queue, where it is started and stopped, in this order.
final class Exchange: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

  private let session: ReportingSession
  private let queue: DispatchQueue
  private var task: URLSessionTask?

  private let lock = NSLock()
  private var continuation: Continuation?
  private var answer: PartialAnswer
  private var isWanted = true

  /// - Parameters:
  ///   - queue: A serial queue, for starting and stopping.
  ///   - limit: How many bytes the answer's body may have.
  init(session: ReportingSession, queue: DispatchQueue, limit: Int) {
    self.session = session
    self.queue = queue
    answer = PartialAnswer(limit: limit)
  }

  /// Sends the request, unless the caller has given up before.
  func start(_ request: URLRequest, _ continuation: Continuation) {
    let isWanted = lock.withLock {
      if self.isWanted { self.continuation = continuation }
      return self.isWanted
    }
    guard isWanted else { return continuation.resume(returning: .failure(.cancelled)) }
    queue.async { [self] in
      guard lock.withLock({ self.isWanted }) else { return }
      let task = session.task(with: request, for: self)
      self.task = task
      task.resume()
      watch(task)
    }
  }

  /// Answers the caller at once and stops the task when the session is ready for that.
  func cancel() {
    end { _ in .cancelled }
  }

  /// Takes the head of an answer; false when nothing more is wanted.
  func begin(_ response: URLResponse) -> Bool {
    end { $0.begin(response) }
    return lock.withLock { isWanted }
  }

  /// Takes the next part of an answer's body.
  func receive(_ data: Data) {
    end { $0.append(data) }
  }

  /// Ends the exchange with what has arrived, and the code of the session's error if there was one.
  func complete(_ task: URLSessionTask, code: Int?) {
    let (waiting, result) = lock.withLock {
      (takeContinuation(), answer.result(of: task, code: code))
    }
    waiting?.resume(returning: result)
  }

  /// Looks for what is not reported, now and again until the end.
  private func watch(_ task: URLSessionTask) {
    session.transfers?.asyncAfter(deadline: .now() + .milliseconds(10)) { [weak self] in
      guard let self, lock.withLock({ isWanted && continuation != nil }) else { return }
      end { $0.flaw(ofUnreported: Platform.unreportedBytes(of: task)) }
      watch(task)
    }
  }

  /// Ends the exchange if there is a reason: the caller is answered and the task stopped, so that
  /// what is still to come takes neither memory nor time.
  private func end(for reason: (inout PartialAnswer) -> HTTPError?) {
    let ended: (waiting: Continuation?, error: HTTPError)? = lock.withLock {
      guard isWanted, let error = reason(&answer) else { return nil }
      isWanted = false
      return (takeContinuation(), error)
    }
    guard let ended else { return }
    ended.waiting?.resume(returning: .failure(ended.error))
    // A session that is busy with this very answer cannot be stopped before it pauses.
    session.transfers?.suspend()
    queue.async { [self] in
      task?.cancel()
      session.transfers?.resume()
    }
  }

  /// Only with the lock held.
  private func takeContinuation() -> Continuation? {
    defer { continuation = nil }
    return continuation
  }
}
