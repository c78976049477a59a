import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPResponse {
  /// A session's answer, header fields and all.
  init(_ response: HTTPURLResponse, body: Data) {
    var headers: HTTPHeaders = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name] = value
    }
    self.init(status: response.statusCode, headers: headers, body: body)
  }

  /// Why the answer cannot be trusted to be whole; nil when it can.
  var flaw: String? {
    let encoding = headers["Content-Encoding"] ?? "identity"
    guard encoding.lowercased() == "identity" else { return "compressed, which was not asked for" }
    // Answers without a body may still announce the length of the one they stand for, and the body
    // of a redirect that was refused is not kept.
    guard status != 204, !(300..<400).contains(status),
      let announced = headers["Content-Length"], let length = Int(announced)
    else { return nil }
    return length == body.count ? nil : "\(body.count) of \(length) bytes arrived"
  }
}

extension HTTPError {
  /// A session's error by its code alone: its sentence may quote the URL and the request.
  init(sessionCode code: Int) {
    switch code {
    case NSURLErrorTimedOut: self = .timeout
    case NSURLErrorCancelled: self = .cancelled
    default: self = .transport(Platform.words[code] ?? "failure \(code)")
    }
  }
}
