import Foundation

/// Answers that go on until the client goes away, by what in them has no end.
extension Fault {
  private static let filler = String(repeating: "0123456789abcdef", count: 4_096)

  /// A body of no announced length, which only the end of the connection would end.
  public static func endlessBody(status: Int = 200, headers: String = "") -> Fault {
    flood("HTTP/1.1 \(status) Status\r\nConnection: close\r\n\(headers)\r\n", then: filler)
  }

  /// A body that is announced to be this long, and is longer.
  public static func endlessBody(announcedAs length: String) -> Fault {
    flood("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n", then: filler)
  }

  /// A body in chunks of 64 KiB without a last one.
  public static func endlessChunks(status: Int = 200) -> Fault {
    flood(
      "HTTP/1.1 \(status) Status\r\nTransfer-Encoding: chunked\r\n\r\n",
      then: "10000\r\n\(filler)\r\n")
  }

  /// A chunk whose extension has no end.
  public static let endlessChunkExtension = flood(
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;", then: filler)

  /// A whole body, and then trailer fields without end.
  public static let endlessTrailers = flood(
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
    then: "X-Trailer: \(filler.prefix(1_000))\r\n")

  /// Header fields without end.
  public static let endlessHeaders = flood(
    "HTTP/1.1 200 OK\r\n", then: "X-Filler: \(filler.prefix(1_000))\r\n")

  /// A header field without end.
  public static let endlessHeader = flood("HTTP/1.1 200 OK\r\nX-Filler: ", then: filler)

  /// Interim answers (RFC 9110 §15.2) without end.
  public static let endlessInterim = flood("", then: "HTTP/1.1 102 Processing\r\n\r\n")

  /// A gzip body that is fifty times as long when it is inflated.
  public static let gzipBomb = flood(
    head: Data(
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n".utf8)
      + Gzip.header, then: Gzip.megabyteOfZeros)

  private static func flood(_ head: String, then piece: some StringProtocol) -> Fault {
    flood(head: Data(head.utf8), then: Data(piece.utf8))
  }
}
