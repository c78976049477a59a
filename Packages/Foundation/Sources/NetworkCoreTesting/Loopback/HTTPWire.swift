import Foundation
import NetworkCore

/// HTTP/1.1 as far as a server of a test needs it: bodies with a length, no trailers.
struct HTTPWire {
  private static let longestHead = 64 * 1024
  private static let longestBody = 16 * 1024 * 1024

  private let connection: Int32
  private var buffer = Data()

  init(connection: Int32) {
    self.connection = connection
  }

  /// The next request; nil at the end of the connection, and for what is no request.
  mutating func nextRequest() -> HTTPRequest? {
    guard let head = nextHead() else { return nil }
    var lines = head.components(separatedBy: "\r\n")[...]
    let words = (lines.popFirst() ?? "").split(separator: " ")
    guard words.count == 3, let method = HTTPMethod(rawValue: String(words[0])) else { return nil }
    var headers: HTTPHeaders = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers[String(line[..<colon])] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let length = headers["Content-Length"].map { Int($0) ?? -1 } ?? 0
    guard (0...Self.longestBody).contains(length), let body = nextBytes(length, headers) else {
      return nil
    }
    return Self.request(method, String(words[1]), headers, length == 0 ? nil : body)
  }

  /// An answer's bytes, ready to be sent.
  static func bytes(of response: HTTPResponse, announcing length: Int? = nil) -> Data {
    var head = "HTTP/1.1 \(response.status) Status\r\n"
    for (name, value) in response.headers.sorted { head += "\(name): \(value)\r\n" }
    let hasBody = response.status != 204 && response.status != 304
    if hasBody { head += "Content-Length: \(length ?? response.body.count)\r\n" }
    return Data((head + "\r\n").utf8) + (hasBody ? response.body : Data())
  }

  /// An answer's bytes with the body in chunks (RFC 9112 §7.1).
  static func chunked(_ body: Data, sizes: [Int]) -> Data {
    var bytes = Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    var rest = body[...]
    for size in sequence(first: 0, next: { ($0 + 1) % sizes.count }).lazy.map({ sizes[$0] }) {
      guard !rest.isEmpty else { break }
      let chunk = rest.prefix(size)
      bytes += Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8)
      rest = rest.dropFirst(size)
    }
    return bytes + Data("0\r\n\r\n".utf8)
  }

  private mutating func nextHead() -> String? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = buffer.range(of: end) {
        defer { buffer = Data(buffer[range.upperBound...]) }
        return String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
      }
      guard buffer.count < Self.longestHead, fill() else { return nil }
    }
  }

  private mutating func nextBytes(_ count: Int, _ headers: HTTPHeaders) -> Data? {
    if headers["Expect"] != nil, buffer.count < count {
      _ = LoopbackSocket.write(connection, Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    while buffer.count < count {
      guard fill() else { return nil }
    }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return Data(buffer.prefix(count))
  }

  private mutating func fill() -> Bool {
    let bytes = LoopbackSocket.read(connection, 16 * 1024)
    buffer += bytes
    return !bytes.isEmpty
  }

  private static func request(
    _ method: HTTPMethod, _ target: String, _ headers: HTTPHeaders, _ body: Data?
  ) -> HTTPRequest? {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    let query = parts.count < 2 ? [] : parts[1].split(separator: "&").map(parameter)
    return HTTPRequest(method, path: path, query: query, headers: headers, body: body)
  }

  private static func parameter(_ text: Substring) -> HTTPRequest.Parameter {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    return .init(parts[0], parts.count < 2 ? "" : parts[1])
  }
}
