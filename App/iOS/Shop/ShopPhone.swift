import Foundation
import ShopLaunch
import SwiftUI
import SwiftUIShellCore

/// The shop on a phone, with every feature.
@main
struct ShopPhone: App {
  @State private var shell = PhoneShell { options, connection, locales, log in
    CompositionRoot(
      connection: connection, flags: options.flags, locales: locales, timeZone: .current, log: log)
  }

  var body: some Scene {
    WindowGroup {
      ShellView(shell: shell, tabSymbols: ["house", "cart", "person.crop.circle"])
    }
  }
}
