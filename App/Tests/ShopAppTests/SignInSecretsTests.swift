import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

/// Hands out tokens that are easy to find, and quotes what it was sent in everything else it says.
private struct QuotingShop: HTTPTransport {
  let status: Int
  let grants: Bool

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if request.path.last == "token", grants {
      let grant = #"{"accessToken":"SECRET-access","refreshToken":"SECRET-rotated"}"#
      return HTTPResponse(status: 200, body: Data(grant.utf8))
    }
    let sent =
      (request.headers["Authorization"] ?? "")
      + String(decoding: request.body ?? Data(), as: UTF8.self)
    let quoted = sent.replacingOccurrences(of: "\"", with: "'")
    let body = #"{"error":{"code":"\#(quoted)","message":"you sent \#(quoted)"}}"#
    return HTTPResponse(
      status: status, headers: ["Content-Type": "application/json", "X-Sent": quoted],
      body: Data(body.utf8))
  }
}

/// The built apps, with all that they write: screens, logs, metrics and files.
@Suite(.enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct SignInSecretsTests {
  private static let session = """
    tab basket
    tab profile
    refresh
    open shop://store/thai-garden
    open shop://checkout/1001
    open shop://favourites
    quit

    """

  @Test(
    "no token is on a screen, in a log, a metric or a file but the token's own",
    arguments: [200, 400, 401, 403, 409, 500], [true, false])
  func secrets(status: Int, grants: Bool) async throws {
    let server = try LoopbackServer(serving: QuotingShop(status: status, grants: grants))
    let run = try await ProgramRun(
      BuiltProgram.shopApp,
      ["--plain", "--metrics", "--timeout", "3600", "--server", server.address],
      environment: ["SHOP_REFRESH_TOKEN": ServedShop.refreshToken], input: Self.session)

    #expect(run.status == 0)
    #expect(run.output.contains("# Stores"))
    #expect(run.errors.contains("http_call"))
    #expect(!(run.output + run.errors).contains("SECRET"))
    #expect(run.filesHolding("SECRET") == (grants ? ["refresh-tokens.json"] : []))
    // It was there to be found.
    let sent = server.requests.map { ($0.headers["Authorization"] ?? "") + "\($0.body ?? Data())" }
    #expect(server.requests.first?.body == Data(#"{"refreshToken":"SECRET-first"}"#.utf8))
    #expect(sent.contains { $0.hasPrefix("Bearer SECRET-access") } == grants)
  }

  @Test("without a sign-in nothing is begun, and the password of an address is not repeated")
  func refused() async throws {
    let unsigned = try await ProgramRun(
      BuiltProgram.shopApp, ["--server", "https://shop.example"], environment: [:])
    #expect(unsigned.status == 2)
    #expect(unsigned.errors.contains("--server needs a sign-in: set SHOP_REFRESH_TOKEN"))

    let address = try await ProgramRun(
      BuiltProgram.shopApp, ["--server", "https://me:SECRET@shop.example"], environment: [:])
    #expect(address.status == 2)
    #expect(!(address.output + address.errors).contains("SECRET"))
  }
}
