import AnalyticsCore
import CommerceDomain

/// Adds an item to the basket under the rule that a basket holds one store's items: the person is
/// asked before another store's items are removed.
@MainActor
struct AddToBasketUseCase {
  let basket: BasketStore
  let writer: BasketWriter
  let metrics: any MetricSink

  enum Outcome: Equatable, Sendable {
    case added
    /// Nothing was sent: the basket holds items of that store.
    case needsNewBasket(NewBasketPrompt)
    /// Nothing was added, nor can be for now; the message is for people.
    case storeClosed(message: String)
    /// Nothing was added; the message is for people.
    case failed(message: String)
  }

  /// Adds one more of an item. Goes on when the caller gives up.
  ///
  /// - Parameter isReplacing: whether the person agreed to remove another store's items.
  func add(
    _ item: BasketItem, choices: [Choice] = [], isReplacing: Bool = false
  ) async -> Outcome {
    if isReplacing { metrics.record(Metric("new_basket_confirmed")) }
    let outcome = await outcome(of: item, choices: choices, isReplacing: isReplacing)
    switch outcome {
    case .added: break
    case .needsNewBasket: metrics.record(Metric("new_basket_prompt"))
    case .storeClosed, .failed: metrics.record(Metric("add_failed"))
    }
    return outcome
  }

  private func outcome(
    of item: BasketItem, choices: [Choice], isReplacing: Bool
  ) async -> Outcome {
    if !isReplacing, let other = otherStore(than: item.storeID) {
      return .needsNewBasket(NewBasketPrompt(currentStore: other))
    }
    do throws(BasketError) {
      try await writer.add(item, isReplacing: isReplacing, choices: choices)
      return .added
    } catch .otherStore {
      let other = otherStore(than: item.storeID) ?? "another store"
      return .needsNewBasket(NewBasketPrompt(currentStore: other))
    } catch .storeClosed {
      return .storeClosed(message: "\(item.storeName) is closed.")
    } catch {
      return .failed(message: message(for: error, item: item))
    }
  }

  private func message(for error: BasketError, item: BasketItem) -> String {
    switch error {
    case .invalidQuantity: "That is more \(item.name) than can be ordered."
    case .invalidChoices: "Choose the options of \(item.name) first."
    case .call(.notFound): "\(item.name) is not on the menu any more."
    case .call(let failure):
      failure.explaining("\(item.name) could not be added.", advice: "Try again.")
    case .unknown(let failure):
      failure.explaining("We could not tell whether \(item.name) was added.")
    case .otherStore, .storeClosed: "\(item.name) could not be added."
    }
  }

  private func otherStore(than store: StoreID) -> String? {
    guard let current = basket.storeID, current != store else { return nil }
    return basket.storeName ?? current.rawValue
  }
}
