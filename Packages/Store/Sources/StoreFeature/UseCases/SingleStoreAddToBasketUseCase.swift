package import CommerceDomain

/// Puts an item into the basket under the rule that a basket holds one store's items: whoever adds
/// another store's item is asked first.
@MainActor
package struct SingleStoreAddToBasketUseCase {
  private let basket: BasketStore
  private let writer: BasketWriter

  package init(basket: BasketStore, writer: BasketWriter) {
    self.basket = basket
    self.writer = writer
  }

  /// What became of the wish.
  package enum Outcome: Equatable, Sendable {
    case added
    /// Nothing was sent: the basket holds items of that store.
    case needsNewBasket(currentStore: String)
    /// Nothing was added; the message is in words for people.
    case failed(message: String)
  }

  /// Adds one more of an item. Never throws, and goes on when the caller gives up.
  ///
  /// - Parameter replacing: whether the person agreed to empty another store's basket.
  package func add(
    _ item: BasketItem, replacing: Bool = false, choices: [String]? = nil
  ) async -> Outcome {
    if !replacing, let other = otherStore(than: item.storeID) {
      return .needsNewBasket(currentStore: other)
    }
    do throws(BasketError) {
      try await writer.add(item, isReplacing: replacing, choices: choices)
      return .added
    } catch {
      return outcome(of: error, for: item)
    }
  }

  private func outcome(of error: BasketError, for item: BasketItem) -> Outcome {
    switch error {
    case .otherStore:
      .needsNewBasket(currentStore: otherStore(than: item.storeID) ?? "another store")
    case .storeClosed: .failed(message: "\(item.storeName) is closed.")
    case .call(.notFound): .failed(message: "\(item.name) is not on the menu any more.")
    case .invalidQuantity: .failed(message: "That is more \(item.name) than can be ordered.")
    case .invalidChoices: .failed(message: "Choose the options of \(item.name) first.")
    case .call(let failure):
      .failed(
        message: failure.explaining("\(item.name) could not be added.", advice: "Try again."))
    }
  }

  private func otherStore(than store: StoreID) -> String? {
    guard let current = basket.storeID, current != store else { return nil }
    return basket.storeName ?? current.rawValue
  }
}
