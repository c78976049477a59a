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
    if let headFlaw { return headFlaw }
    guard let length = announcedLength, length != body.count else { return nil }
    return "\(body.count) of \(length) bytes arrived"
  }

  /// Why no body could make this head's answer one to trust; nil when one can.
  var headFlaw: String? {
    let encodings = [headers["Content-Encoding"], headers["Transfer-Encoding"]]
      .compactMap { $0?.lowercased() }
    guard encodings.allSatisfy(["identity", "chunked"].contains) else {
      return "compressed, which was not asked for"
    }
    let isNumber = headers["Content-Length"]?.utf8.allSatisfy { (48...57).contains($0) } ?? true
    return isNumber ? nil : "announced with a length that is no number"
  }

  /// The body's length in bytes as the head announces it.
  ///
  /// Answers without a body may announce the length of the one they stand for, and the body of a
  /// redirect that was refused is not kept: for these it is nil.
  var announcedLength: Int? {
    guard status != 204, !(300..<400).contains(status) else { return nil }
    return headers["Content-Length"].map { Int($0) ?? .max }
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
