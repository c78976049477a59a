import DesignCore

/// The question that is asked before another store's items are removed from the basket.
struct NewBasketPrompt: Equatable {
  /// The name of the store whose items are in the basket.
  var currentStore: String

  private var message: String { "Your items from \(currentStore) will be removed." }

  @MainActor
  func prompt(
    confirm: @escaping @MainActor @Sendable () async -> Void,
    cancel: @escaping @MainActor @Sendable () -> Void
  ) -> Prompt {
    Prompt(
      title: "Start a new basket?", message: message,
      choices: [Control("Start a new basket", role: .destructive, perform: confirm)],
      cancel: Control("Cancel", role: .cancel, perform: cancel))
  }
}
