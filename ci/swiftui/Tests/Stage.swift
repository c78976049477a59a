import DesignCore
import NavigationCore
import RoutingCore
import SwiftUI
import SwiftUIShellCore

/// A shell on a navigator, evaluated as often as a test asks for it.
@MainActor
struct Stage {
  let navigator: Navigator
  let shell: PhoneShell
  let host: TreeHost

  init(
    _ navigator: Navigator, messages: AsyncStream<String> = AsyncStream { nil },
    parseLink: @escaping (String) throws -> any Route = { throw NoLink(link: $0) }
  ) async {
    self.navigator = navigator
    shell = PhoneShell(parseLink: parseLink) {
      PhoneShell.Launched(navigator: navigator, messages: { messages })
    }
    host = TreeHost(ShellView(shell: shell))
    while host.all("NavigationStack").isEmpty { await host.change() }
    await settle()
  }

  /// A stage of one screen.
  init(_ screen: any Screen) async {
    await self.init(Navigator(tabs: [Tab("Home", root: OneRoute())]) { _, _ in screen })
  }

  var reading: Reading { Reading(host) }

  /// Waits for the work of taps and shows what came of it.
  func settle() async {
    await navigator.settle()
    host.update()
  }

  /// Taps a control; false when there is none of that label that is enabled.
  func tap(_ label: String) async -> Bool {
    let isThere = reading.tap(label)
    await settle()
    return isThere
  }
}

struct NoLink: Error, CustomStringConvertible {
  let link: String
  var description: String { "cannot open \(link)" }
}

private struct OneRoute: Route {}
