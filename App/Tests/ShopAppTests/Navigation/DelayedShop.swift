import CommerceDomainTesting
import DemoBackend
import DesignCore
import DesignCoreTesting
import Foundation
import NavigationCore
import NetworkCore
import RoutingCore
import ShopLaunch
import Testing

@testable import ShopApp

/// The whole app on the demo backend; the answers of one call may wait until a test lets them pass.
@MainActor
final class DelayedShop {
  let navigator: Navigator
  let gate = Gate()
  /// Every request that the app has sent, in order.
  let requests = Requests()
  private let connection: Connection

  /// - Parameters:
  ///   - method: the method of the delayed call; nil to delay none.
  ///   - path: the beginning of the delayed call's path, such as `v1/payments`.
  init(delaying method: HTTPMethod? = nil, _ path: String = "") async throws {
    let (gate, requests) = (gate, requests)
    connection = try await Connection(
      options: LaunchOptions(), environment: [:], timeouts: Timeouts(),
      embeddedServer: { _, store, log in
        DelayingTransport(
          server: DemoBackend(store: store, log: log), method: method, path: path, gate: gate,
          requests: requests)
      },
      log: { _ in })
    let root = CompositionRoot(
      connection: connection, flags: [],
      locales: FormattingLocales(option: "en_IE", environment: [:]),
      timeZone: .gmt, log: { _ in })
    navigator = root.navigator
    root.start()
  }

  var title: String? { navigator.current?.screen.content.title }

  /// The titles of a tab's screens, the tab's own first.
  func titles(ofTab tab: Int) -> [String] {
    navigator.stack(ofTab: tab).map { $0.screen.content.title }
  }

  /// Opens a link and waits until its screen is loaded.
  func open(_ link: String) async throws {
    navigator.open(try DeepLink.route(for: link))
    await navigator.settle()
  }

  /// Taps a control of the screen in sight and does not wait for its work.
  func tap(_ id: String) throws {
    let content = try #require(navigator.current?.screen.content)
    let control = content.controls.first { $0.id == id }
    navigator.tap(try #require(control, "no control \(id) on \(content.title)"))
  }

  /// Lets the delayed answers pass and waits until everything has come to rest.
  func answer() async {
    await gate.open()
    await navigator.settle()
  }
}

/// The requests that a server got, in order.
actor Requests {
  private(set) var all: [HTTPRequest] = []

  func append(_ request: HTTPRequest) { all.append(request) }
}

private struct DelayingTransport: HTTPTransport {
  let server: DemoBackend
  let method: HTTPMethod?
  let path: String
  let gate: Gate
  let requests: Requests

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    await requests.append(request)
    let response = try await server.send(request)
    if request.method == method, request.path.joined(separator: "/").hasPrefix(path) {
      await gate.pass()
    }
    return response
  }
}
