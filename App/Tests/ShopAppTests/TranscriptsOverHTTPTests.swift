import DemoBackend
import NetworkCoreTesting
import ShopLaunch
import Testing

@MainActor
@Suite struct TranscriptsOverHTTPTests {
  @Test(
    "over HTTP a session prints what it prints in one process, to the byte",
    arguments: Transcript.all)
  func golden(transcript: Transcript) async throws {
    let (app, backend) = transcript.argumentsOfAppAndBackend
    let shop = try ServedShop(DemoBackend(arguments: backend, store: nil, log: { _ in }))
    #expect(await shop.run(transcript.commands, app) == transcript.output)
    #expect(shop.server.requestCount > 0)
  }
}

extension Transcript {
  private static let demoOptions = ["--latency", "--fail", "--reprice"]
  /// How often a real server is asked before a call has failed.
  private static let tries = 3

  /// The command line in two: what the app is told, and what the backend is told that is then
  /// behind a server.
  fileprivate var argumentsOfAppAndBackend: (app: [String], backend: [String]) {
    var app: [String] = []
    var backend: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard Self.demoOptions.contains(argument), let value = rest.popFirst() else {
        app.append(argument)
        continue
      }
      backend += [argument, argument == "--fail" ? Self.outlastingRetries(value) : value]
    }
    return (app, backend)
  }

  /// A rule that lets as many calls fail as it did where nothing is tried again. Each of the rules
  /// in the transcripts is for a fault that is.
  private static func outlastingRetries(_ rule: String) -> String {
    let parts = rule.split(separator: "@")
    guard parts.count == 2, let count = Int(parts[1]) else { return rule }
    return "\(parts[0])@\(count * tries)"
  }
}
