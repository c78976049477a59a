import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

private struct Dish: Decodable, Equatable, Sendable {
  let name: String
  let sizes: [Int]
}

@Suite struct HTTPClientTests {
  private let server = FakeServer()
  private var client: HTTPClient { HTTPClient(transport: server) }

  @Test("a value is decoded, and fields that nobody knows are ignored")
  func value() async throws {
    await server.on("GET /v1/dish", json: #"{"name":"Soup","sizes":[1],"new":true}"#)

    let dish: Dish = try await client.send(.get("v1", "dish"))
    #expect(dish == Dish(name: "Soup", sizes: [1]))
  }

  @Test("a refusal carries the status, the server's code and its message")
  func refusal() async throws {
    await server.on(
      "GET /v1/dish", status: 404, json: #"{"error":{"code":"not_found","message":"gone"}}"#)

    let error = await #expect(throws: HTTPError.self) {
      let _: Dish = try await client.send(.get("v1", "dish"))
    }
    guard case .status(let refusal) = error else {
      Issue.record("expected a status, got \(String(describing: error))")
      return
    }
    #expect(refusal.status == 404)
    #expect(refusal.code == "not_found")
    #expect(refusal.message == "gone")
  }

  @Test(
    "an answer that breaks the contract names the place",
    arguments: [
      (#"{"sizes":[]}"#, "name"),
      (#"{"name":"Soup","sizes":[1,"two"]}"#, "sizes.1"),
      (#"{"name":null,"sizes":[]}"#, "name"),
      ("<html>", ""),
      ("", ""),
    ])
  func broken(json: String, path: String) async {
    await server.on("GET /v1/dish", json: json)

    let error = await #expect(throws: HTTPError.self) {
      let _: Dish = try await client.send(.get("v1", "dish"))
    }
    guard case .decoding(path, _) = error else {
      Issue.record("expected a decoding error at \(path), got \(String(describing: error))")
      return
    }
  }

  @Test("a host that answers with a web page is told apart from a broken answer")
  func webPage() async {
    await server.on("GET /v1/dish") { _ in
      HTTPResponse(
        status: 200, headers: ["Content-Type": "text/html; charset=utf-8"],
        body: Data("<html>".utf8))
    }
    await #expect(throws: HTTPError.decoding(path: "", reason: "a web page, not JSON")) {
      let _: Dish = try await client.send(.get("v1", "dish"))
    }
  }

  @Test(
    "a page or a redirect in place of a refusal is no word of the server's, unless it says not now",
    arguments: [
      (404, "a web page (404), not JSON"), (403, "a web page (403), not JSON"),
      (501, "a web page (501), not JSON"), (401, nil), (429, nil), (502, nil), (503, nil),
      (302, "a redirect (302), which is not followed"),
    ] as [(Int, String?)])
  func pageInPlaceOfRefusal(status: Int, reason: String?) async {
    await server.on("GET /v1/dish") { _ in
      HTTPResponse(
        status: status, headers: ["Content-Type": "text/html"], body: Data("<html>".utf8))
    }
    let error = await #expect(throws: HTTPError.self) {
      let _: Dish = try await client.send(.get("v1", "dish"))
    }
    if let reason {
      #expect(error == .decoding(path: "", reason: reason))
    } else {
      #expect("\(String(describing: error))".contains("status(\(status))"))
    }
  }

  @Test("a transport's failure reaches the caller as it is")
  func transport() async {
    await server.on("GET /v1/dish", failure: .timeout)

    await #expect(throws: HTTPError.timeout) {
      let _: Dish = try await client.send(.get("v1", "dish"))
    }
  }

  @Test("a request whose path holds a dot segment reaches no transport", arguments: ["..", "%2E."])
  func dotSegment(id: String) async {
    let error = await #expect(throws: HTTPError.self) {
      let _: Dish = try await client.send(.get("v1", "stores", id))
    }
    #expect("\(String(describing: error))".contains("not sent"))
    #expect(await server.requests.isEmpty)
  }

  @Test("an answer of more than 4 MiB is an error, whatever transport brings it")
  func tooLarge() async {
    await server.on("GET /v1/dish") { _ in
      HTTPResponse(status: 200, body: Data(count: HTTPResponse.defaultLimit + 1))
    }
    await #expect(throws: HTTPError.decoding(path: "", reason: "larger than 4194304 bytes")) {
      let _: Dish = try await client.send(.get("v1", "dish"))
    }
  }

  @Test("header names are compared without regard to case")
  func headers() {
    var headers: HTTPHeaders = ["Content-Type": "text/plain"]
    headers["content-type"] = "application/json"
    #expect(headers["CONTENT-TYPE"] == "application/json")
    #expect(headers.sorted.count == 1)
  }
}
