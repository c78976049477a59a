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
    let choices = try checked(change.choices, for: item, quantity: change.quantity, state.basket)
    try admit(store, change, &state.basket)

    let old = state.basket.lines
    set(item.id, change.quantity, choices, &state.basket)
    state.basket.storeID = state.basket.lines.isEmpty ? nil : store.id
    if !old.matches(state.basket.lines) { state.basket.version += 1 }
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

  /// Choices left out keep the ones that the line has.
  private static func checked(
    _ choices: [String]?, for item: MenuItem, quantity: Int, _ basket: BasketRecord
  ) throws(Refusal) -> [String] {
    let kept = basket.lines.first { $0.itemID == item.id }?.choices
    let chosen = choices ?? kept ?? []
    guard quantity > 0 else { return [] }
    let known = item.options.flatMap(\.choices).map(\.id)
    guard chosen.allSatisfy(known.contains), item.isComplete(with: chosen) else {
      throw Refusal(422, "invalid_choices", "a choice is missing or unknown")
    }
    return chosen
  }

  private static func set(
    _ id: ItemID, _ quantity: Int, _ choices: [String], _ basket: inout BasketRecord
  ) {
    let index = basket.lines.firstIndex { $0.itemID == id }
    switch (index, quantity) {
    case (let index?, 0): basket.lines.remove(at: index)
    case (let index?, _):
      basket.lines[index].quantity = quantity
      basket.lines[index].choices = choices
    case (nil, 0): break
    case (nil, _):
      basket.lines.append(.init(itemID: id, quantity: quantity, choices: choices))
    }
  }
}

extension [BasketRecord.Line] {
  fileprivate func matches(_ other: [BasketRecord.Line]) -> Bool {
    elementsEqual(other) {
      $0.itemID == $1.itemID && $0.quantity == $1.quantity && $0.choices == $1.choices
    }
  }
}

extension MenuItem {
  /// Whether every required question has exactly one answer, and no question two.
  func isComplete(with choices: [String]) -> Bool {
    options.allSatisfy { option in
      let answers = option.choices.count { choices.contains($0.id) }
      return answers == 1 || (answers == 0 && !requires(option))
    }
  }
}
