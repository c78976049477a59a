import AnalyticsCore
import Foundation
import NetworkCoreTesting
import PersistenceCoreTesting
import Testing

@testable import NetworkCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Figures for `ci/measure network`; nothing here can fail for being slow.
///
/// The floor is a bare session's `dataTask` to the same server, which reads the same body whole and
/// decodes the same JSON. Rounds of both alternate, so that a busy moment hits both alike.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["MEASURE"] == "1", "ci/measure network runs these"))
struct NetworkBenchmarks {
  private static let rounds = 201
  private static let requests = 240

  private struct Basket: Decodable, Sendable {
    struct Line: Decodable {
      let itemId: String
      let name: String
      let quantity: Int
    }
    let version: Int
    let lines: [Line]
  }

  private struct Shop: HTTPTransport {
    static let basket: HTTPResponse = {
      let line = #"{"itemId":"pad-thai","name":"Pad Thai","quantity":2,"unitPrice":950}"#
      let lines = Array(repeating: line, count: 8).joined(separator: ",")
      return HTTPResponse(
        status: 200, headers: ["Content-Type": "application/json"],
        body: Data(#"{"version":7,"lines":[\#(lines)]}"#.utf8))
    }()

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      guard request.path.last == "token" else { return Self.basket }
      return HTTPResponse(
        status: 200, body: Data(#"{"accessToken":"a","expiresIn":9,"refreshToken":"r"}"#.utf8))
    }
  }

  @Test("requests to a server beside a bare session's, one at a time and six at once")
  func requests() async throws {
    let server = try LoopbackServer(serving: Shop())
    let client = try client(of: server)
    // As ours: a cache, which nobody asked for, would only add to the floor.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: server.address + "/v1/basket"))

    @Sendable func ours() async throws -> Int {
      let basket: Basket = try await client.send(.get("v1", "basket"))
      return basket.lines.count
    }
    @Sendable func bare() async throws -> Int {
      let data = try await withCheckedThrowingContinuation { continuation in
        session.dataTask(with: url) { data, _, error in
          continuation.resume(
            with: data.map { .success($0) } ?? .failure(error ?? HTTPError.timeout))
        }.resume()
      }
      return try JSONDecoder().decode(Basket.self, from: data).lines.count
    }

    for (name, width) in [("one at a time", 1), ("six at once", 6)] {
      _ = try await time(width, ours)
      _ = try await time(width, bare)
      var figures: [Double] = []
      var floors: [Double] = []
      for round in 0..<Self.rounds {
        if round.isMultiple(of: 2) { floors.append(try await time(width, bare)) }
        figures.append(try await time(width, ours))
        if !round.isMultiple(of: 2) { floors.append(try await time(width, bare)) }
      }
      report(name, figures, floors)
    }
  }

  private func client(of server: LoopbackServer) throws -> HTTPClient {
    let transport = URLSessionTransport(address: try ServerAddress(server.address))
    let steps: [any HTTPInterceptor] = [
      RetryInterceptor(), DeadlineInterceptor(limit: .seconds(5)),
    ]
    let session = TokenSession(
      transport: transport, interceptors: steps, server: server.address, store: FakeDataStore(),
      firstRefreshToken: "first")
    return HTTPClient(
      transport: transport,
      interceptors: [
        DeadlineInterceptor(limit: .seconds(15)), AuthenticationInterceptor(session: session),
      ] + steps,
      metrics: CallMetrics(sink: DiscardingMetricSink()))
  }

  /// Microseconds a request, of a round with so many callers.
  private func time(
    _ width: Int, _ send: @escaping @Sendable () async throws -> Int
  ) async throws -> Double {
    let duration = try await ContinuousClock().measure {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<width {
          group.addTask {
            for _ in 0..<Self.requests / width {
              let lines = try await send()
              #expect(lines == 8)
            }
          }
        }
        try await group.waitForAll()
      }
    }
    return duration / .microseconds(1) / Double(Self.requests)
  }

  private func report(_ name: String, _ figures: [Double], _ floors: [Double]) {
    let (figure, floor) = (median(figures), median(floors))
    let ratio = median(zip(figures, floors).map { $0 / $1 })
    func rounded(_ value: Double, _ digits: Int) -> String {
      value.formatted(
        .number.precision(.fractionLength(digits)).grouping(.never)
          .locale(Locale(identifier: "en_US")))
    }
    print(
      "measured: \(name): \(rounded(1e6 / figure, 0)) requests/s, \(rounded(figure, 0)) us each; "
        + "floor, bare dataTask: \(rounded(1e6 / floor, 0)) requests/s, \(rounded(floor, 0)) us each; "
        + "added \(rounded(figure - floor, 0)) us, ratio \(rounded(ratio, 2))")
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
