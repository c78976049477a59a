import CommerceDomain
import NetworkCore

/// The basket: one store's items, final quantities, a version that rises with every change.
enum BasketCalls {
  /// More of one item than anybody carries.
  static let largestQuantity = 99

  private struct Change: Decodable {
    let storeId: StoreID
    let quantity: Int
    let replacing: Bool?
    let choices: [String]?
  }

  static func basket(_ catalogue: Catalogue, _ state: BackendState) throws(Refusal) -> Answer {
    Answer(try BasketBody(state.basket, catalogue))
  }

  static func put(
    _ id: ItemID, _ request: HTTPRequest, _ catalogue: Catalogue, _ state: inout BackendState
  ) throws(Refusal) -> Answer {
    let change: Change = try request.decoded()
    guard (0...largestQuantity).contains(change.quantity) else {
      throw Refusal(422, "invalid_quantity", "a quantity is 0 to \(largestQuantity)")
    }
    guard let store = catalogue.store(change.storeId), let item = store.item(id) else {
      throw .notFound
    }
    guard store.isOpen || change.quantity == 0 else {
      throw Refusal(409, "store_closed", "the store is closed")
    }
    let choices = item.inMenuOrder(change.choices ?? [])
    // What the menu no longer offers can still be removed.
    guard change.quantity == 0 || item.isComplete(with: choices) else {
      throw Refusal(422, "invalid_choices", "a choice is missing or unknown")
    }
    try admit(store, change, &state.basket)

    let old = state.basket.lines
    let line = BasketRecord.Line(itemID: item.id, quantity: change.quantity, choices: choices)
    set(line, &state.basket)
    state.basket.storeID = state.basket.lines.isEmpty ? nil : store.id
    if old != state.basket.lines { state.basket.version += 1 }
    return try basket(catalogue, state)
  }

  private static func admit(
    _ store: CatalogueStore, _ change: Change, _ basket: inout BasketRecord
  ) throws(Refusal) {
    guard let current = basket.storeID, current != store.id else { return }
    guard change.replacing == true else {
      throw Refusal(409, "other_store", "the basket holds another store's items")
    }
    basket.storeID = nil
    basket.lines = []
  }

  /// A line is an item with its choices: the same item with other choices is another line.
  private static func set(_ line: BasketRecord.Line, _ basket: inout BasketRecord) {
    let index = basket.lines.firstIndex { $0.id == line.id }
    switch (index, line.quantity) {
    case (let index?, 0): basket.lines.remove(at: index)
    case (let index?, _): basket.lines[index] = line
    case (nil, 0): break
    case (nil, _): basket.lines.append(line)
    }
  }
}

extension MenuItem {
  /// The choices in the order of the menu, so that the same answers are the same line however they
  /// are sent. Unknown ones come last.
  func inMenuOrder(_ choices: [String]) -> [String] {
    let known = options.flatMap(\.choices).map(\.id)
    return known.filter(choices.contains) + choices.filter { !known.contains($0) }
  }

  /// Whether every required question has exactly one answer, no question two, and every answer a
  /// question.
  fileprivate func isComplete(with choices: [String]) -> Bool {
    let known = options.flatMap(\.choices).map(\.id)
    return choices.allSatisfy(known.contains)
      && options.allSatisfy { option in
        let answers = option.choices.count { choices.contains($0.id) }
        return answers == 1 || (answers == 0 && !requires(option))
      }
  }
}
