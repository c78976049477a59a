import ShopLaunch
import SwiftUI
import SwiftUIShellCore

/// The shop's clip on a phone: one checkout by link, and nothing else.
@main
struct ClipPhone: App {
  @State private var shell = PhoneShell { options, connection, locales, log in
    CompositionRoot(connection: connection, flags: options.flags, locales: locales, log: log)
  }

  var body: some Scene {
    WindowGroup {
      ShellView(shell: shell).component(.link) { LinkCard(link: $0) }
    }
  }
}
