public import CommerceDomain

/// What the demo backend is to do beside answering.
public struct DemoBackendOptions: Hashable, Sendable {
  /// How long it takes for each answer.
  public var latency: Duration
  /// What goes wrong; the first rule that hits a call is the one that counts.
  public var faults: [FaultRule]
  /// Orders that cost another amount when they are paid than when they were shown: minor units.
  public var newTotals: [OrderID: Int]

  public init(
    latency: Duration = .zero, faults: [FaultRule] = [], newTotals: [OrderID: Int] = [:]
  ) {
    self.latency = latency
    self.faults = faults
    self.newTotals = newTotals
  }
}
