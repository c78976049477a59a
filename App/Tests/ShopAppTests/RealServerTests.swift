import Foundation
import NetworkCore
import NetworkCoreTesting
import ShopLaunch
import Testing

@testable import ShopApp

@MainActor
@Suite struct RealServerTests {
  private static let stores = "# Stores\n[1] Corner Deli, "

  @Test("a server that answers 503 twice and then 200 shows content, and no error before it")
  func recovering() async throws {
    let shop = try ServedShop { request, number in
      request.path.last == "stores" && number <= 4 ? .status(503) : nil
    }
    let output = await shop.run()
    #expect(output.hasPrefix(Self.stores))
    #expect(shop.calls("GET /v1/stores") == 3)
  }

  @Test("a server that never answers is an error with a way to try again, at the call's deadline")
  func silent() async throws {
    let clock = ManualClock()
    let start = clock.now
    let shop = try ServedShop { _, _ in
      // Time moves on only while the server is silent.
      Task { clock.advance(by: await clock.sleeper(within: .seconds(5))) }
      return .stall
    }
    let timeouts = Timeouts(firstPause: .zero, clock: clock)
    let output = await shop.run(["1", "quit"], timeouts: timeouts)
    let screen = """
      # Stores
      The stores could not be loaded.
      [1] Try again
      [2] Stores
      [3] Basket
      [4] Profile

      """
    #expect(output == "\(screen)> 1\n\(screen)> quit\n")
    // Three calls of three tries at most, five seconds each: the stores twice, and the basket, unless
    // it waited for the same sign-in.
    #expect((3...9).contains(shop.server.requestCount))
    #expect(start.duration(to: clock.now) <= .seconds(3 * 15))
  }

  @Test(
    "a host that answers with web pages is told, and so is one that sends elsewhere",
    arguments: [
      Fault.answer(.page(200)), .answer(.page(404)), .redirect(to: "https://elsewhere.example/"),
    ])
  func notAShop(fault: Fault) async throws {
    let shop = try ServedShop { _, _ in fault }
    let output = await shop.run(["tab basket", "tab profile", "open shop://checkout/1001", "quit"])
    for failure in [
      "The stores could not be loaded.", "The basket could not be loaded.",
      "Your orders could not be loaded.", "The order could not be loaded.",
    ] {
      #expect(output.contains("\n\(failure) The server does not answer as the shop does.\n"))
    }
  }

  @Test("a web page that stands for a server which is down is no news about the address")
  func gateway() async throws {
    let shop = try ServedShop { _, _ in .answer(.page(502)) }
    #expect(await shop.run().contains("\nThe stores could not be loaded.\n"))
  }

  @Test("a sign-in that is not good any more is told, on each screen")
  func expired() async throws {
    let shop = try ServedShop { request, _ in
      request.path.last == "token" ? .status(401) : nil
    }
    let output = await shop.run([
      "tab basket", "tab profile", "open shop://store/corner-deli", "open shop://favourites",
      "open shop://checkout/1001", "quit",
    ])
    for failure in [
      "The stores could not be loaded.", "The basket could not be loaded.",
      "Your orders could not be loaded.", "The store could not be loaded.",
      "Your favourites could not be loaded.", "The order could not be loaded.",
    ] {
      #expect(output.contains("\n\(failure) Your sign-in has expired.\n"))
    }
    #expect(shop.calls("GET /v1/stores") == 0)
  }

  @Test("an access token that was refused is replaced, and nobody notices")
  func refreshed() async throws {
    let shop = try ServedShop { request, number in
      number > 3 && number <= 5 && request.path.last != "token" ? .status(401) : nil
    }
    let output = await shop.run(["tab profile", "tab basket", "quit"])
    #expect(!output.contains("sign-in"))
    #expect(!output.contains("could not"))
    #expect(shop.calls("POST /v1/token") == 2)
  }

  @Test("a second run goes on with the rotated token and what the first one kept")
  func secondRun() async throws {
    let shop = try ServedShop()
    _ = await shop.run()
    #expect(await shop.run().hasPrefix(Self.stores))
    let tokens = shop.server.requests.filter { $0.path.last == "token" }.map(\.body)
    #expect(tokens.count == 2)
    #expect(tokens.last == Data(#"{"refreshToken":"refresh-1"}"#.utf8))
  }
}

extension ServedShop {
  /// How often the server has seen a call such as `GET /v1/stores`.
  fileprivate func calls(_ call: String) -> Int {
    server.requests.count { "\($0)" == call }
  }
}

extension HTTPResponse {
  fileprivate static func page(_ status: Int) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: Data("<!doctype html><title>Welcome</title>".utf8))
  }
}
