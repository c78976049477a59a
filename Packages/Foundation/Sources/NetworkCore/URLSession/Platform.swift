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

    /// The answer that a session dropped for an error of its own making: Linux cancels a request
    /// whose answer asks for a password, where Apple's systems pass that answer on.
    static func answer(of task: URLSessionTask, failedWith code: Int) -> HTTPURLResponse? {
      guard code == NSURLErrorCancelled, let response = task.response as? HTTPURLResponse,
        response.statusCode == 401
      else { return nil }
      return response
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

    /// The answer that a session dropped for an error of its own making.
    static func answer(of task: URLSessionTask, failedWith code: Int) -> HTTPURLResponse? { nil }

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
