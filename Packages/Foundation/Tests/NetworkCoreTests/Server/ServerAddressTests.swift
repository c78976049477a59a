import Foundation
import Testing

@testable import NetworkCore

@Suite struct ServerAddressTests {
  @Test(
    "an address is kept without a slash at its end",
    arguments: [
      ("https://shop.example", "https://shop.example"),
      ("HTTPS://Shop.Example:8443/", "https://shop.example:8443"),
      ("https://shop.example/api/eu/", "https://shop.example/api/eu"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://127.9.9.9", "http://127.9.9.9"),
      ("http://localhost:80/", "http://localhost:80"), ("http://[::1]:9", "http://[::1]:9"),
      ("https://192.168.0.1", "https://192.168.0.1"),
    ])
  func accepted(text: String, address: String) throws {
    #expect(try ServerAddress(text).description == address)
  }

  @Test(
    "what is no server's address is refused for its reason",
    arguments: [
      ("", ServerAddressError.malformed), ("shop.example", .malformed), ("https://", .malformed),
      ("/v1", .malformed), ("https://a b", .malformed), ("https://shop.example:0", .malformed),
      ("https://shop.example:99999", .malformed), ("https://shop.example/a/../b", .malformed),
      ("https://shop.example/%2e%2e", .malformed), ("https://%00", .malformed),
      ("https://a%2fb", .malformed), ("ftp://shop.example", .scheme("ftp")),
      ("file:///etc/passwd", .malformed), ("https://me:secret@shop.example", .credentials),
      ("https://me@shop.example", .credentials), ("https://shop.example?a=1", .queryOrFragment),
      ("https://shop.example#a", .queryOrFragment),
    ])
  func refused(text: String, reason: ServerAddressError) {
    #expect(throws: reason) { try ServerAddress(text) }
  }

  @Test(
    "plain http is refused for every other host, one that looks like this machine too",
    arguments: [
      "shop.example", "10.0.0.1", "127.0.0.1.shop.example", "localhost.shop.example", "127.1",
      "127.0.0.256", "0.0.0.0", "2130706433", "[::2]", "[::ffff:127.0.0.1]",
    ])
  func insecure(host: String) {
    #expect(throws: ServerAddressError.insecure(host: host)) { try ServerAddress("http://\(host)") }
  }

  @Test("each reason is one line that does not quote a password")
  func lines() {
    let error = #expect(throws: ServerAddressError.self) {
      try ServerAddress("https://me:secret@shop.example")
    }
    #expect(error?.description == "a server's address holds no user and no password")
  }

  @Test("every part of a request is encoded, and stays on the server")
  func url() throws {
    let address = try ServerAddress("https://shop.example/api")
    let request = HTTPRequest(
      .get, path: ["v1", "a/b", "東", "..x", "@evil.example", "100%"],
      query: [.init("q", "a&b=c#d e"), .init("é", "")])
    #expect(
      try address.url(for: request).absoluteString
        == "https://shop.example/api/v1/a%2Fb/%E6%9D%B1/..x/%40evil.example/100%25"
        + "?q=a%26b%3Dc%23d%20e&%C3%A9=")
  }

  @Test(
    "a segment that would lead to another resource is refused",
    arguments: [
      "", ".", "..", "%2e", "%2E", ".%2E", "%2e%2e", "%252e", "%25252E.", "../x", "x/..", "a//b",
      "..%2fx", "a%5C..", "..\\x", "/",
    ])
  func segments(segment: String) throws {
    let address = try ServerAddress("https://shop.example")
    #expect(throws: HTTPError.self) {
      try address.url(for: .get("v1", "stores", segment))
    }
  }
}
