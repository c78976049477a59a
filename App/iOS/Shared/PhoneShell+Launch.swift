import DemoBackend
import Foundation
import PersistenceCore
import ShopLaunch
import SwiftUIShellCore

extension PhoneShell {
  /// Builds an app. The last argument receives log lines.
  typealias Build =
    @MainActor (
      LaunchOptions, Connection, FormattingLocales, @escaping @Sendable (String) -> Void
    ) -> any LaunchedApp

  /// A shell for one of the shop's apps. It takes the options of the commands from the scheme's
  /// arguments, and runs on the embedded demo backend unless they name a server.
  convenience init(build: @escaping Build) {
    self.init(parseLink: DeepLink.route) {
      let options = try PhoneOptions.current()
      let connection = try await Connection(
        options: options, environment: ProcessInfo.processInfo.environment, timeouts: Timeouts(),
        embeddedServer: DemoBackend.init(arguments:store:log:),
        refreshTokens: KeychainStore(service: Bundle.main.bundleIdentifier ?? "shop"),
        log: Self.log)
      let locales = FormattingLocales(
        option: options.locale ?? Locale.current.identifier, environment: [:])
      let app = build(options, connection, locales, Self.log)
      app.start()
      return Launched(
        navigator: app.navigator, link: options.link,
        messages: { withExtendedLifetime(connection) { app.settlePayments() } })
    }
  }

  /// Writes a line to the standard error, which Xcode's console shows.
  private nonisolated static func log(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
