import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct URLSessionTransportTests {
  private let shop = TestShop()

  private func transport(
    _ server: LoopbackServer
  ) throws(ServerAddressError) -> URLSessionTransport {
    URLSessionTransport(address: try ServerAddress(server.address))
  }

  @Test("a request arrives as it was built, and its answer comes back")
  func roundTrip() async throws {
    let server = try LoopbackServer(serving: shop)
    let sent = HTTPRequest(
      .put, path: ["v1", "items", "a/b ü"], query: [.init("x", "1&2"), .init("y", "")],
      headers: ["Content-Type": "application/json", "Authorization": "Bearer t"],
      body: Data("7".utf8))
    let response = try await transport(server).send(sent)

    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "application/json")
    #expect(response.body == Data(#"{"a\/b ü":7}"#.utf8))
    let seen = try #require(server.requests.first)
    #expect((seen.method, seen.path) == (sent.method, sent.path))
    #expect((seen.query, seen.body) == (sent.query, sent.body))
    #expect(seen.headers["Authorization"] == "Bearer t")
    #expect(seen.headers["Accept-Encoding"] == "identity")
  }

  @Test("a change without a type is not sent as a form")
  func contentType() async throws {
    let server = try LoopbackServer(serving: shop)
    _ = try await transport(server).send(HTTPRequest(.post, path: ["v1", "orders"]))
    #expect(server.requests.first?.headers["Content-Type"] == "application/octet-stream")
  }

  @Test("an answer without a body is one", arguments: [200, 204])
  func empty(status: Int) async throws {
    let server = try LoopbackServer(serving: shop) { _, _ in
      .answer(HTTPResponse(status: status))
    }
    let response = try await transport(server).send(.get("v1"))
    #expect(response.status == status)
    #expect(response.body.isEmpty)
  }

  @Test("a body of a megabyte arrives whole, in both directions")
  func large() async throws {
    let body = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let server = try LoopbackServer(serving: shop) { request, _ in
      .answer(HTTPResponse(status: 200, body: request.body ?? Data()))
    }
    let response = try await transport(server)
      .send(HTTPRequest(.put, path: ["v1"], body: body))
    #expect(response.body == body)
  }

  @Test("a cookie is not kept")
  func cookies() async throws {
    let server = try LoopbackServer(serving: shop) { _, _ in
      .answer(HTTPResponse(status: 200, headers: ["Set-Cookie": "a=b; Path=/"]))
    }
    let transport = try transport(server)
    for _ in 0..<2 { _ = try await transport.send(.get("v1")) }
    #expect(server.requests.map { $0.headers["Cookie"] } == [nil, nil])
  }

  @Test(
    "a redirect is the answer; the other host hears nothing, and so no token",
    arguments: TestCall.allCases)
  func redirect(call: TestCall) async throws {
    let other = try LoopbackServer(serving: shop)
    let server = try LoopbackServer(serving: shop) { _, _ in
      .redirect(to: "\(other.address)/v1/basket")
    }
    var request = call.request
    request.headers["Authorization"] = "Bearer t"
    #expect(try await transport(server).send(request).status == 302)
    #expect(server.requestCount == 1)
    #expect(other.requestCount == 0)
  }

  @Test(
    "a change on a connection that the server has closed fails at once and is not sent again",
    arguments: [TestCall.put, .postWithKey, .postWithoutKey], [true, false])
  func closedConnection(call: TestCall, hasBody: Bool) async throws {
    let server = try LoopbackServer(serving: shop) { request, _ in
      request.method == .get ? nil : .closeEarly
    }
    let transport = try transport(server)
    _ = try await transport.send(.get("v1"))
    var request = call.request
    if !hasBody { request.body = nil }
    guard case .failure(.transport) = await transport.outcome(of: request) else {
      Issue.record("expected a transport failure")
      return
    }
    #expect(server.requestCount == 2)
  }

  #if canImport(FoundationNetworking)
    @Test("a GET on a connection that the server has closed is sent again by the session itself")
    func sessionsOwnResend() async throws {
      let server = try LoopbackServer(serving: shop) { _, number in
        number == 2 ? .closeEarly : nil
      }
      let transport = try transport(server)
      for _ in 0..<2 { #expect(try await transport.send(.get("v1")).status == 200) }
      #expect(server.requestCount == 3)
    }

    @Test("with six such connections one GET is sent up to six times")
    func sessionsOwnResends() async throws {
      let gate = Gate()
      let server = try LoopbackServer(serving: GatedShop(gate: gate)) { request, _ in
        request.path == ["closed"] ? .closeEarly : nil
      }
      let transport = try transport(server)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<6 { group.addTask { _ = await transport.outcome(of: .get("v1")) } }
        await gate.waits(for: 6)
        await gate.open()
      }
      #expect(server.requestCount == 6)
      // Each of them takes one, and the session gives up after the sixth.
      guard case .failure(.transport) = await transport.outcome(of: .get("closed")) else {
        Issue.record("expected a transport failure")
        return
      }
      #expect((8...12).contains(server.requestCount))
    }
  #endif

  @Test("nobody listening is a transport failure")
  func nobody() async throws {
    let server = try LoopbackServer(serving: shop)
    let transport = try transport(server)
    _ = try await transport.send(.get("v1"))
    server.stop()
    guard case .failure(.transport) = await transport.outcome(of: .get("v1")) else {
      Issue.record("expected a transport failure")
      return
    }
  }

  @Test("a GET with a body is refused before it is sent")
  func getWithBody() async throws {
    let server = try LoopbackServer(serving: shop)
    await #expect(throws: HTTPError.transport("a GET carries no body")) {
      try await transport(server).send(HTTPRequest(.get, path: ["v1"], body: Data([1])))
    }
    #expect(server.requestCount == 0)
  }

  @Test("a caller that gives up is answered while the server is still silent")
  func cancelled() async throws {
    let (seen, tell) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer(serving: shop) { _, _ in
      tell.yield()
      return .stall
    }
    let transport = try transport(server)
    let caller = Task { await transport.outcome(of: .get("v1")) }
    for await _ in seen { break }
    caller.cancel()
    #expect(await caller.value == .failure(.cancelled))
  }

  @Test("a caller that has given up before does not send")
  func cancelledBefore() async throws {
    let server = try LoopbackServer(serving: shop)
    let transport = try transport(server)
    let gate = Gate()
    let caller = Task {
      await gate.pass()
      return await transport.outcome(of: .get("v1"))
    }
    caller.cancel()
    await gate.open()
    #expect(await caller.value == .failure(.cancelled))
    #expect(server.requestCount == 0)
  }

  @Test("200 requests at once are each answered once")
  func concurrent() async throws {
    let server = try LoopbackServer(serving: shop)
    let transport = try transport(server)
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for index in 0..<200 {
        let call = TestCall.allCases[index % 3]
        group.addTask { try? await transport.send(call.request).status }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 200))
    #expect(server.requestCount == 200)
    #expect(await shop.orders == 1)
  }
}

/// Answers nobody until its gate is open.
private struct GatedShop: HTTPTransport {
  let gate: Gate

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    await gate.pass()
    return HTTPResponse(status: 200)
  }
}
