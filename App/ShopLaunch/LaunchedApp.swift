public import NavigationCore

/// An app that a composition root has built, as a terminal or a phone drives it.
@MainActor
public protocol LaunchedApp {
  /// Where the person is.
  var navigator: Navigator { get }

  /// Starts the work that a launch begins with; called once, before the first screen is shown.
  func start()

  /// Asks what became of the payments that an earlier run left open; charges nothing.
  ///
  /// - Returns: one message for the person about each, as its answer comes.
  func settlePayments() -> AsyncStream<String>
}
