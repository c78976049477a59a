import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where Apple's sessions and Linux's differ.
enum Platform {
  #if canImport(FoundationNetworking)
    /// Whether a request must not be sent on a connection that was used before.
    ///
    /// When such a connection turns out to be closed, Linux sends a request without a body once
    /// more by itself, a change too, and one with a body never ends.
    static func needsOwnConnection(_ request: URLRequest) -> Bool {
      request.httpMethod != HTTPMethod.get.rawValue
    }

    /// Whether a session's error is no failure of the answer that came: Linux cancels a request
    /// whose answer asks for a password, where Apple's systems pass that answer on.
    static func isOfItsOwnMaking(_ code: Int, _ response: HTTPURLResponse?) -> Bool {
      code == NSURLErrorCancelled && response?.statusCode == 401
    }

    /// A queue for a session's reports, on which they are made at once.
    ///
    /// Linux reads on while earlier parts of an answer wait in the queue, however many there are:
    /// on a queue of the usual kind they would fill the memory before anybody could refuse them.
    static func reportQueue() -> OperationQueue { ImmediateQueue() }

    private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
      override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }

    /// The queue on which a session moves bytes.
    ///
    /// Linux reads an answer there for as long as bytes are waiting, and while it does, nothing else
    /// of any session gets its turn, not even a task's cancellation: a server that sends without
    /// end, and faster than it is read, would hold up everything. Suspended, the queue pauses after
    /// at most ten reads. There is no other way to it than its name; where a later Foundation gives
    /// it another one, this is nil, and stopping takes until the server pauses.
    static func transferQueue(of session: URLSession) -> DispatchQueue? {
      Mirror(reflecting: session).descendant("multiHandle", "queue") as? DispatchQueue
    }

    /// How many bytes of an answer have arrived that will be reported only later, if ever: Linux
    /// collects a redirect's body, and header and trailer fields until the empty line behind them.
    /// On the transfer queue; 0 where a later Foundation has another name for them.
    static func unreportedBytes(of task: URLSessionTask) -> Int {
      let transfer = Mirror(reflecting: task).superclassMirror?.descendant(
        "_protocolStorage", "existing")
      guard let transfer else { return 0 }
      let mirror = Mirror(reflecting: transfer)
      let body = mirror.descendant("lastRedirectBody") as? Data
      let fields = mirror.superclassMirror?.descendant(
        "internalState", "transferInProgress", "parsedResponseHeader", "partial", "lines")
      let lines = fields as? [String] ?? []
      return (body?.count ?? 0) + lines.reduce(0) { $0 + $1.utf8.count }
    }

    /// Linux has few codes, and uses some for more than they say.
    static let words: [Int: String] = [
      -1: "the answer broke off (-1)",
      NSURLErrorBadURL: "bad URL (-1000)",
      NSURLErrorUnsupportedURL: "not an HTTP answer (-1002)",
      NSURLErrorCannotFindHost: "no such host (-1003)",
      NSURLErrorCannotConnectToHost: "no connection (-1004)",
      NSURLErrorNetworkConnectionLost: "connection lost (-1005)",
      NSURLErrorBadServerResponse: "closed before an answer (-1011)",
    ]
  #else
    /// Whether a request must not be sent on a connection that was used before.
    static func needsOwnConnection(_ request: URLRequest) -> Bool { false }

    /// Whether a session's error is no failure of the answer that came.
    static func isOfItsOwnMaking(_ code: Int, _ response: HTTPURLResponse?) -> Bool { false }

    /// A serial queue for a session's reports.
    static func reportQueue() -> OperationQueue {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      return queue
    }

    /// What to suspend so that a session can be stopped: nothing.
    static func transferQueue(of session: URLSession) -> DispatchQueue? { nil }

    /// How many bytes of an answer have arrived that will be reported only at its end: none.
    static func unreportedBytes(of task: URLSessionTask) -> Int { 0 }

    static let words: [Int: String] = [
      NSURLErrorBadURL: "bad URL (-1000)",
      NSURLErrorCannotFindHost: "no such host (-1003)",
      NSURLErrorCannotConnectToHost: "no connection (-1004)",
      NSURLErrorNetworkConnectionLost: "connection lost (-1005)",
      NSURLErrorNotConnectedToInternet: "no network (-1009)",
      NSURLErrorBadServerResponse: "not an HTTP answer (-1011)",
      NSURLErrorCannotParseResponse: "not an HTTP answer (-1017)",
      NSURLErrorSecureConnectionFailed: "no secure connection (-1200)",
    ]
  #endif
}
