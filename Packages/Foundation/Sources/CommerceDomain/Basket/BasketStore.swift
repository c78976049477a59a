public import Observation

/// The one basket of the app: the server's, with the wishes laid over it that the server has not
/// answered yet.
///
/// Everything that shows a basket reads it here, so a bar, a badge and a basket screen always agree.
/// Only ``BasketWriter`` changes it.
@MainActor
@Observable
public final class BasketStore {
  /// The newest basket that the server has told; nil before the first.
  public private(set) var confirmed: Basket?

  /// The wishes under way, in the order in which they came; one for each item.
  private(set) var pending: [BasketChange] = []

  public init() {}

  /// Whether something is shown that the server has not confirmed; the total is then an old one.
  public var isPending: Bool { !pending.isEmpty }

  /// The store whose items are shown; nil when there are none.
  public var storeID: StoreID? {
    if let change = pending.last(where: { $0.quantity > 0 }), base.isEmpty {
      return change.item.storeID
    }
    return lines.isEmpty ? nil : confirmed?.storeID
  }

  /// The name of that store.
  public var storeName: String? {
    if let change = pending.last(where: { $0.quantity > 0 }), base.isEmpty {
      return change.item.storeName
    }
    return lines.isEmpty ? nil : confirmed?.storeName
  }

  /// The lines as they will be when every wish comes true.
  public var lines: [BasketLine] {
    pending.reduce(into: base) { lines, change in
      let index = lines.firstIndex { $0.itemID == change.item.id }
      let line = change.quantity > 0 ? BasketLine(change, over: index.map { lines[$0] }) : nil
      switch (index, line) {
      case (let index?, let line?): lines[index] = line
      case (let index?, nil): lines.remove(at: index)
      case (nil, let line?): lines.append(line)
      case (nil, nil): break
      }
    }
  }

  /// How many things are in the basket, all lines together.
  public var itemCount: Int {
    lines.reduce(0) { sum, line in
      let (count, overflow) = sum.addingReportingOverflow(line.quantity)
      return overflow ? .max : count
    }
  }

  /// What the server last said the basket costs; nil before it said anything.
  public var total: Money? { confirmed?.total }

  /// How many of an item are shown.
  public func quantity(of item: ItemID) -> Int {
    lines.first { $0.itemID == item }?.quantity ?? 0
  }

  /// The confirmed lines, without those that a wish is about to replace.
  private var base: [BasketLine] {
    let confirmed = self.confirmed?.lines ?? []
    let isReplaced = pending.contains { change in
      change.isReplacing && change.item.storeID != self.confirmed?.storeID
    }
    return isReplaced ? [] : confirmed
  }

  /// Takes a basket that the server told; an older one than the known is dropped.
  func accept(_ basket: Basket) {
    guard basket.version >= confirmed?.version ?? .min else { return }
    confirmed = basket
  }

  /// Lays a wish over the basket, in place of an earlier one for the same item.
  func lay(_ change: BasketChange) {
    if let index = pending.firstIndex(where: { $0.item.id == change.item.id }) {
      pending[index] = change
    } else {
      pending.append(change)
    }
  }

  /// Takes the wish for an item away.
  func lift(_ item: ItemID) {
    pending.removeAll { $0.item.id == item }
  }
}

extension BasketLine {
  /// The line that a wish makes of what is there. A total that does not fit is left as it was; the
  /// server refuses such a wish.
  fileprivate init(_ change: BasketChange, over line: BasketLine?) {
    let price = line?.unitPrice ?? change.item.unitPrice
    self.init(
      itemID: change.item.id, name: line?.name ?? change.item.name, quantity: change.quantity,
      unitPrice: price,
      lineTotal: (try? price.multiplied(by: change.quantity)) ?? line?.lineTotal ?? price,
      choices: change.choices ?? line?.choices ?? []
    )
  }
}
