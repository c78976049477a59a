public import CommerceDomain

/// A basket held in memory by the server's rules, with hooks to hold, fail and inspect changes.
public actor FakeBasketRepository: BasketRepository {
  private var current: Basket
  private var closedStores: Set<StoreID> = []
  private var faults: [Fault] = []
  private var readFailure: CallFailure?
  private var gate: (@Sendable () async -> Void)?
  private var readGate: (@Sendable () async -> Void)?
  private enum Fault {
    case refuse(BasketError)
    case loseAnswer(CallFailure)
    case answer(Basket)
  }

  /// How many reads were asked for so far.
  public private(set) var readCount = 0
  /// The changes asked for so far, oldest first; refused ones too.
  public private(set) var changes: [BasketChange] = []

  /// A fee that every basket with lines carries, in minor units.
  public static let fee = 199

  /// - Parameter lines: what the basket begins with, all of one store.
  public init(
    storeID: StoreID? = nil, storeName: String? = nil, version: Int = 1, lines: [LineItem] = []
  ) {
    current = Self.makeBasket(storeID, storeName, version, lines)
  }

  /// Lets a store refuse changes from now on.
  public func close(_ store: StoreID) { closedStores.insert(store) }

  /// Lets the next change be refused; call it again for the one after.
  public func failNext(with failure: BasketError) { faults.append(.refuse(failure)) }

  /// Lets the next change be made without an answer; call it again for the one after.
  public func loseNextAnswer(_ failure: CallFailure = .unreachable) {
    faults.append(.loseAnswer(failure))
  }

  /// Lets the next change be answered with an old basket; call it again for the one after.
  public func answerNext(with basket: Basket) { faults.append(.answer(basket)) }

  /// Lets every later read throw, until set back to nil.
  public func failReads(with failure: CallFailure?) { readFailure = failure }

  /// Lets every later change wait for `gate` before it is carried out.
  public func hold(_ gate: (@Sendable () async -> Void)?) { self.gate = gate }

  /// Lets every later read wait for `gate` before it is answered.
  public func holdReads(_ gate: (@Sendable () async -> Void)?) { readGate = gate }

  /// Changes the basket behind the app's back, as another device would.
  public func replace(storeID: StoreID?, storeName: String?, lines: [LineItem]) {
    current = Self.makeBasket(storeID, storeName, current.version + 1, lines)
  }

  public func basket() async throws(CallFailure) -> Basket {
    await readGate?()
    readCount += 1
    if let readFailure { throw readFailure }
    return current
  }

  public func make(_ change: BasketChange) async throws(BasketError) -> Basket {
    changes.append(change)
    await gate?()
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    if case .refuse(let failure) = fault { throw failure }
    let basket = try carryOut(change)
    switch fault {
    case .loseAnswer(let failure): throw .call(failure)
    case .answer(let basket): return basket
    case .refuse, nil: return basket
    }
  }

  /// Starts anew from a version, as a server that was restored.
  public func restore(version: Int) {
    current = Self.makeBasket(current.storeID, current.storeName, version, current.lines)
  }

  private func carryOut(_ change: BasketChange) throws(BasketError) -> Basket {
    guard (0...99).contains(change.quantity) else { throw .invalidQuantity }
    guard !closedStores.contains(change.item.storeID) || change.quantity == 0 else {
      throw .storeClosed
    }
    let isOther = current.storeID.map { $0 != change.item.storeID } ?? false
    guard !isOther || change.isReplacing else { throw .otherStore }
    let lines = try Self.lines(isOther ? [] : current.lines, after: change)
    guard isOther || lines != current.lines else { return current }
    current = Self.makeBasket(
      change.item.storeID, change.item.storeName, current.version + 1, lines)
    return current
  }

  private static func lines(
    _ lines: [LineItem], after change: BasketChange
  ) throws(BasketError) -> [LineItem] {
    let old = lines.first { $0.id == change.line }
    guard let total = try? change.item.unitPrice.multiplied(by: change.quantity) else {
      throw .invalidQuantity
    }
    let line = LineItem(
      itemID: change.item.id, name: change.item.name, quantity: change.quantity,
      unitPrice: change.item.unitPrice, lineTotal: total,
      choices: old?.choices ?? change.choices)
    guard change.quantity > 0 else { return lines.filter { $0.id != change.line } }
    guard old != nil else { return lines + [line] }
    return lines.map { $0.id == change.line ? line : $0 }
  }

  private static func makeBasket(
    _ storeID: StoreID?, _ storeName: String?, _ version: Int, _ lines: [LineItem]
  ) -> Basket {
    let currency = lines.first?.unitPrice.currency ?? .eur
    let fees =
      lines.isEmpty
      ? [] : [Fee(kind: "delivery", amount: Money(minorUnits: fee, currency: currency))]
    let amounts = lines.map(\.lineTotal) + fees.map(\.amount)
    return Basket(
      storeID: lines.isEmpty ? nil : storeID, storeName: lines.isEmpty ? nil : storeName,
      version: version, lines: lines, fees: fees,
      total: (try? Money.sum(of: amounts, in: currency)) ?? .zero(currency))
  }
}
