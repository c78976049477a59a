import CommerceDomain
import Foundation

/// Formats the basket, and what becomes of it, for people of one locale.
struct BasketFormatter {
  let locale: Locale

  /// - Parameters:
  ///   - notice: what went wrong last.
  ///   - isClosed: whether the store takes no orders now.
  ///   - isPlacing: whether the basket is being ordered.
  @MainActor
  func contents(
    of basket: BasketStore, notice: String?, isClosed: Bool, isPlacing: Bool
  ) -> BasketViewState.Contents {
    let lines = basket.lines
    guard !lines.isEmpty else {
      return .init(notice: notice, emptyMessage: "Your basket is empty.")
    }
    let total = basket.total.map(amount)
    // Fees belong to the total: without one they are those of what was in the basket before.
    let fees = total == nil ? [] : basket.confirmed?.fees ?? []
    return .init(
      notice: notice, storeName: basket.storeName,
      lines: lines.map { line($0, canAdd: !isClosed) },
      fees: fees.map { .init(name: $0.title, amount: amount($0.amount)) },
      totalNote: basket.isPending ? total.map { "\($0) is the last known total." } : nil,
      checkOut: .init(
        label: "Check out", total: total, isEnabled: !isPlacing && !isClosed,
        isPending: basket.isPending))
  }

  /// Why the basket is not shown, or may be old.
  func message(for failure: CallFailure) -> String {
    failure.explaining("The basket could not be loaded.")
  }

  /// Why an item's line is not as the person wanted it.
  func message(for error: BasketError, item: String, store: String?) -> String {
    switch error {
    case .storeClosed: closed(store)
    case .call(.notFound): "\(item) is no longer on the menu."
    case .invalidQuantity: "That is more \(item) than can be ordered."
    case .otherStore: "The basket now holds items of another store."
    case .invalidChoices: "\(item) could not be changed. Try again."
    case .call(let failure):
      failure.explaining("\(item) could not be changed.", advice: "Try again.")
    case .unknown(let failure):
      failure.explaining("We could not tell whether \(item) was changed.")
    }
  }

  /// Why there is no order; nil where there is one.
  func message(for outcome: PlaceOrderUseCase.Outcome, store: String?) -> String? {
    switch outcome {
    case .placed: nil
    case .basketChanged: "The basket has changed. Have a look, then check out again."
    case .basketEmpty: "There is nothing in the basket."
    case .basketUnknown: "The basket could not be loaded."
    case .storeClosed: closed(store)
    case .notStarted: "The order could not be started. Nothing was ordered."
    case .notMade(let failure?): failure.explaining("The order was not made.", advice: "Try again.")
    case .notMade(nil): "The order was not made. Try again."
    case .unknown: "We could not tell whether the order was made. Try again."
    }
  }

  private func line(_ line: LineItem, canAdd: Bool) -> BasketViewState.Line {
    let choices = line.choices.map(\.name)
    return .init(
      id: line.id, name: line.name,
      choices: choices.isEmpty ? nil : choices.joined(separator: ", "),
      spokenName: ([line.name] + choices).joined(separator: ", "), quantity: line.quantity,
      amount: amount(line.lineTotal), canAdd: canAdd)
  }

  private func closed(_ store: String?) -> String { "\(store ?? "The store") is closed now." }

  private func amount(_ money: Money) -> String { money.formatted(for: locale) }
}
