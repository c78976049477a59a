public import CommerceDomain

/// Orders held in memory, with hooks to make reads fail or wait.
public actor FakeOrderRepository: OrderRepository {
  private var stored: [Order]
  private var leftOut: LeftOut = 0
  private var failure: CallFailure?
  private var age: Duration?
  private var ageReason: CallFailure?
  private var gate: (@Sendable () async -> Void)?
  private var nextOrder: Order?
  private var placingFailure: PlaceOrderError?
  private var made: [String: Order] = [:]
  /// One request to make an order.
  public struct Placing: Hashable, Sendable {
    public let basketVersion: Int
    public let key: String

    public init(basketVersion: Int, key: String) {
      self.basketVersion = basketVersion
      self.key = key
    }
  }
  /// The requests to make an order so far, oldest first.
  public private(set) var placings: [Placing] = []
  /// How many reads were cancelled so far.
  public private(set) var cancelledReads = 0
  /// How many reads were asked for so far.
  public private(set) var readCount = 0

  public init(orders: [Order] = []) {
    stored = orders
  }

  /// Replaces the orders that the server would know.
  public func set(orders: [Order]) {
    stored = orders
  }

  /// Tells later histories as kept that long ago, as when the server cannot be reached.
  public func keep(for age: Duration?, because reason: CallFailure = .unreachable) {
    self.age = age
    ageReason = age == nil ? nil : reason
  }

  /// Lets every later history lack so many orders, as if they could not be read.
  public func leaveOut(_ leftOut: LeftOut) { self.leftOut = leftOut }

  /// Lets every later read throw, until set back to nil.
  public func fail(with failure: CallFailure?) {
    self.failure = failure
  }

  /// Sets the order that the next placing makes.
  public func makeNext(_ order: Order?) {
    nextOrder = order
  }

  /// Lets every later placing throw, until set back to nil.
  public func failPlacing(with failure: PlaceOrderError?) {
    placingFailure = failure
  }

  /// Lets every later read wait for `gate` before it answers.
  public func hold(_ gate: @escaping @Sendable () async -> Void) {
    self.gate = gate
  }

  public func orders() async throws(CallFailure) -> OrderHistory {
    try await answer()
    return OrderHistory(
      orders: stored.sorted { $0.placedAt > $1.placedAt }, leftOut: leftOut, age: age,
      failure: ageReason)
  }

  public func order(_ id: OrderID) async throws(CallFailure) -> Order {
    try await answer()
    guard let order = stored.first(where: { $0.id == id }) else { throw .notFound }
    return order
  }

  /// Makes an order of `nextOrder`; a key that came before makes no second one.
  public func placeOrder(
    basketVersion: Int, key: String
  ) async throws(PlaceOrderError) -> Order {
    placings.append(Placing(basketVersion: basketVersion, key: key))
    await gate?()
    if let placingFailure { throw placingFailure }
    if let order = made[key] { return order }
    guard let order = nextOrder else { throw .basketEmpty }
    made[key] = order
    stored.append(order)
    return order
  }

  private func answer() async throws(CallFailure) {
    readCount += 1
    await gate?()
    guard !Task.isCancelled else {
      cancelledReads += 1
      throw .cancelled
    }
    if let failure { throw failure }
  }
}
