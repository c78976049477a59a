import Foundation

extension ServerAddress {
  static let unsendable = HTTPError.decoding(
    path: "", reason: "not sent: a path holds no empty segment, . or .., escaped or not")

  /// The request's whole URL: always on this server, each segment and value percent-encoded.
  ///
  /// Throws `decoding` for a segment that could lead to another resource.
  func url(for request: HTTPRequest) throws(HTTPError) -> URL {
    guard request.path.allSatisfy(PathSegment.isSendable) else {
      throw Self.unsendable
    }
    let path = request.path.map { "/\(PathSegment.encoded($0))" }.joined()
    let query = request.query.map {
      "\(PathSegment.encoded($0.name))=\(PathSegment.encoded($0.value))"
    }.joined(separator: "&")
    guard let url = URL(string: description + path + (query.isEmpty ? "" : "?\(query)")) else {
      throw .transport("a path that makes no URL")
    }
    return url
  }
}

/// One part of a URL's path or query.
enum PathSegment {
  /// Dots are resolved on the way even when percent-encoded (RFC 3986 §6.2.2), also once more than
  /// was encoded and behind an encoded slash, and so would lead to another resource; an empty
  /// segment would vanish.
  static func isSendable(_ text: String) -> Bool {
    var decoded = text
    while let next = decoded.removingPercentEncoding, next != decoded { decoded = next }
    return decoded.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
      .allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// All but the unreserved characters (RFC 3986 §2.3) percent-encoded.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isUnreserved =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || [45, 46, 95, 126].contains(byte)
      guard !isUnreserved else { return String(UnicodeScalar(byte)) }
      let hex = String(byte, radix: 16, uppercase: true)
      return hex.count == 1 ? "%0\(hex)" : "%\(hex)"
    }.joined()
  }
}
