public import Observation

/// The one basket of the app: the server's, with the changes applied that it has not answered yet.
///
/// Everything that shows a basket reads it here, so a bar, a badge and a basket screen always agree.
/// Only ``BasketWriter`` changes it.
@MainActor
@Observable
public final class BasketStore {
  /// The newest basket that came from the server; nil before the first.
  public private(set) var confirmed: Basket?

  /// The changes under way, in the order in which they came; one for each line.
  private(set) var pending: [BasketChange] = []

  public init() {}

  /// Whether something is shown that the server has not confirmed; the total is then an old one.
  public var isPending: Bool { !pending.isEmpty }

  /// The store whose items are shown; nil when there are none.
  public var storeID: StoreID? {
    firstPendingItem?.storeID ?? (lines.isEmpty ? nil : confirmed?.storeID)
  }

  /// The name of that store.
  public var storeName: String? {
    firstPendingItem?.storeName ?? (lines.isEmpty ? nil : confirmed?.storeName)
  }

  /// The lines as they will be when the server agrees to every change.
  public var lines: [LineItem] {
    pending.reduce(into: base) { lines, change in
      let index = lines.firstIndex { $0.id == change.line }
      let line = change.quantity > 0 ? LineItem(change, over: index.map { lines[$0] }) : nil
      switch (index, line) {
      case (let index?, let line?): lines[index] = line
      case (let index?, nil): lines.remove(at: index)
      case (nil, let line?): lines.append(line)
      case (nil, nil): break
      }
    }
  }

  /// How many things are in the basket, all lines together.
  public var itemCount: Int { Self.count(lines) }

  /// What the server last said the shown lines cost. While changes are under way it is the total
  /// before them; nil where there was nothing to cost anything.
  public var total: Money? { base.isEmpty ? nil : confirmed?.total }

  /// How many of an item are shown, whatever was chosen.
  public func quantity(of item: ItemID) -> Int { Self.count(lines.filter { $0.itemID == item }) }

  /// How many of a line are shown.
  public func quantity(of line: LineID) -> Int { lines.first { $0.id == line }?.quantity ?? 0 }

  /// The confirmed lines, unless a change is about to replace them.
  private var base: [LineItem] {
    let isReplaced = pending.contains { change in
      change.isReplacing && change.item.storeID != confirmed?.storeID
    }
    return isReplaced ? [] : confirmed?.lines ?? []
  }

  /// What is being added to a basket that is empty or about to be.
  private var firstPendingItem: BasketItem? {
    guard base.isEmpty else { return nil }
    return pending.last { $0.quantity > 0 }?.item
  }

  /// Takes a basket from the server, unless it is older than the known one.
  ///
  /// - Returns: whether it was taken.
  @discardableResult
  func accept(_ basket: Basket) -> Bool {
    guard basket.version >= confirmed?.version ?? .min else { return false }
    confirmed = basket
    return true
  }

  /// Takes a basket from the server, whatever its version.
  func replace(with basket: Basket) { confirmed = basket }

  /// Shows a change, in place of an earlier one of the same line.
  func apply(_ change: BasketChange) {
    if let index = pending.firstIndex(where: { $0.line == change.line }) {
      pending[index] = change
    } else {
      pending.append(change)
    }
  }

  /// Stops showing the change of a line.
  func endChange(of line: LineID) { pending.removeAll { $0.line == line } }

  private static func count(_ lines: [LineItem]) -> Int {
    lines.reduce(0) { sum, line in
      let (count, overflow) = sum.addingReportingOverflow(line.quantity)
      return overflow ? .max : count
    }
  }
}

extension LineItem {
  /// The line that a change makes of what is there. A total that does not fit is left as it was; the
  /// server refuses such a change.
  fileprivate init(_ change: BasketChange, over line: LineItem?) {
    let price = line?.unitPrice ?? change.item.unitPrice
    self.init(
      itemID: change.item.id, name: line?.name ?? change.item.name, quantity: change.quantity,
      unitPrice: price,
      lineTotal: (try? price.multiplied(by: change.quantity)) ?? line?.lineTotal ?? price,
      choices: line?.choices ?? change.choices)
  }
}
