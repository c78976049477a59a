import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that goes on until it is left, and what the client is to say.
struct EndlessAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let fault: Fault
  /// The error's first word; nil where Linux does not report what has no end, and only giving up
  /// ends the request.
  let error: String?

  init(_ name: String, _ fault: Fault, _ error: String?) {
    testDescription = name
    self.fault = fault
    self.error = error
  }

  static let all = [
    EndlessAnswer("body", .endlessBody(), "decoding"),
    EndlessAnswer("body of a 401", .endlessBody(status: 401), "decoding"),
    EndlessAnswer("body of a 404", .endlessBody(status: 404), "decoding"),
    EndlessAnswer("body of a 503", .endlessBody(status: 503), "decoding"),
    EndlessAnswer("chunks", .endlessChunks(), "decoding"),
    EndlessAnswer("chunks of a 500", .endlessChunks(status: 500), "decoding"),
    EndlessAnswer("announced length", .endlessBody(announcedAs: "5000000000"), "decoding"),
    EndlessAnswer(
      "announced length beyond all numbers", .endlessBody(announcedAs: "99999999999999999999999"),
      "decoding"),
    EndlessAnswer("announced length below zero", .endlessBody(announcedAs: "-5"), "transport"),
    EndlessAnswer("two announced lengths", .endlessBody(announcedAs: "5, 6"), "transport"),
    EndlessAnswer("no number announced", .endlessBody(announcedAs: "12abc"), "transport"),
    EndlessAnswer("gzip bomb", .gzipBomb, "transport"),
    EndlessAnswer(
      "gzip as transfer", .endlessBody(headers: "Transfer-Encoding: gzip, chunked\r\n"),
      "transport"),
    EndlessAnswer("header fields", .endlessHeaders, "transport"),
    EndlessAnswer("a header field", .endlessHeader, "transport"),
    EndlessAnswer("interim answers", .endlessInterim, "transport"),
    EndlessAnswer("chunk extension", .endlessChunkExtension, nil),
    EndlessAnswer("trailer fields", .endlessTrailers, "decoding"),
    EndlessAnswer(
      "body of a redirect", .endlessBody(status: 302, headers: "Location: /x\r\n"),
      "decoding"),
    EndlessAnswer("body of a redirect to nowhere", .endlessBody(status: 307), "decoding"),
  ]
}

@Suite(.serialized) struct EndlessAnswerTests {
  private let shop = TestShop()

  private func start(
    _ fault: Fault, whenStalled: @escaping @Sendable () -> Void = {}
  ) throws -> (server: LoopbackServer, transport: URLSessionTransport) {
    let server = try LoopbackServer(serving: shop) { request, _ in
      request.path.last == "basket" || request.method == .post ? fault : nil
    } whenStalled: {
      whenStalled()
    }
    return (server, URLSessionTransport(address: try ServerAddress(server.address)))
  }

  /// The connection may still hold what the server sent too much, which spoils one try.
  private func next(on transport: URLSessionTransport) async throws -> HTTPResponse {
    try await transport.intercepted(by: [RetryInterceptor(policy: RetryPolicy(base: .zero))])
      .send(.get("v1"))
  }

  @Test(
    "an answer without end is an error, and the next request is served",
    arguments: EndlessAnswer.all.filter { $0.error != nil }, [TestCall.get, .postWithKey])
  func refused(answer: EndlessAnswer, call: TestCall) async throws {
    let (server, transport) = try start(answer.fault)
    guard case .failure(let error) = await transport.outcome(of: call.request) else {
      Issue.record("expected an error")
      return
    }
    #expect("\(error)".prefix { $0.isLetter } == (answer.error ?? ""))
    #expect(try await next(on: transport).status == 200)
    withExtendedLifetime(server) {}
  }

  @Test(
    "a caller that gives up is answered at once, and the next request is served",
    arguments: EndlessAnswer.all, [TestCall.get, .postWithKey])
  func givenUp(answer: EndlessAnswer, call: TestCall) async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (server, transport) = try start(answer.fault) { begin.yield() }
    let caller = Task { await transport.outcome(of: call.request) }
    for await _ in begun.prefix(1) {}
    caller.cancel()
    guard case .failure(let error) = await caller.value else {
      Issue.record("expected an error")
      return
    }
    #expect(error == .cancelled || answer.error != nil)
    #expect(try await next(on: transport).status == 200)
    withExtendedLifetime(server) {}
  }

  @Test("what is longer than announced is cut where it was announced to end")
  func longerThanAnnounced() async throws {
    let (server, transport) = try start(.endlessBody(announcedAs: "10"))
    let response = try await transport.send(.get("v1", "basket"))
    #expect(response.body == Data("0123456789".utf8))
    withExtendedLifetime(server) {}
  }

  @Test("an answer without a body has none, whatever comes after it", arguments: [204, 304])
  func noBody(status: Int) async throws {
    let (server, transport) = try start(.endlessBody(status: status))
    let response = try await transport.send(.get("v1", "basket"))
    #expect(response == HTTPResponse(status: status, headers: ["Connection": "close"]))
    withExtendedLifetime(server) {}
  }

  @Test("20 endless answers at once are each refused, and the next request is served")
  func many() async throws {
    let (server, transport) = try start(.endlessBody())
    let errors = await withTaskGroup(of: HTTPError?.self) { group in
      for index in 0..<20 {
        let call = index.isMultiple(of: 2) ? TestCall.get : .postWithoutKey
        group.addTask {
          guard case .failure(let error) = await transport.outcome(of: call.request) else {
            return nil
          }
          return error
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: .tooLarge(limit: HTTPResponse.defaultLimit), count: 20))
    #expect(try await transport.send(.get("v1")).status == 200)
    withExtendedLifetime(server) {}
  }

  @Test(
    "a body of the limit is an answer, one byte more is an error, announced or not",
    arguments: [true, false])
  func limit(isAnnounced: Bool) async throws {
    let limit = 100_000
    let server = try LoopbackServer(serving: shop) { request, _ in
      let body = Data(repeating: 7, count: limit + request.query.count)
      return isAnnounced ? .answer(HTTPResponse(status: 200, body: body)) : .unannounced(body)
    }
    let transport = URLSessionTransport(
      address: try ServerAddress(server.address), answerLimit: limit)
    #expect(try await transport.send(.get("v1")).body.count == limit)
    await #expect(throws: HTTPError.tooLarge(limit: limit)) {
      try await transport.send(.get("v1", query: [.init("one", "more")]))
    }
  }

  @Test("a body that comes in the smallest and in the largest parts is put together in order")
  func parts() async throws {
    let server = try LoopbackServer(serving: shop) { _, number in
      let body = Data((0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
      return .chunked(body, sizes: number == 1 ? [1] : [1, 16_000, 1, 20_000, 3])
    }
    let transport = URLSessionTransport(address: try ServerAddress(server.address))
    let bodies = try await [transport.send(.get("v1")).body, transport.send(.get("v1")).body]
    #expect(bodies[0].count == 50_000)
    #expect(bodies[0] == bodies[1])
    #expect(bodies[0][9_999] == UInt8(truncatingIfNeeded: 9_999 &* 7))
  }

  #if canImport(FoundationNetworking)
    @Test("the queue that has to pause for a cancellation is found in this Foundation")
    func transferQueue() throws {
      #expect(Platform.transferQueue(of: URLSession(configuration: .ephemeral)) != nil)
    }
  #endif
}
