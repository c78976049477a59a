import CommerceDomain
import CommerceDomainTesting
import Testing

@Suite struct BillTests {
  private static let euro = Money(minorUnits: 100, currency: .eur)

  private static func basket(
    quantity: Int = 1, price: Money = euro, lineTotal: Money = euro, fee: Money = euro,
    total: Money = euro
  ) -> Basket {
    Basket(
      storeID: StoreID("s"), storeName: "S", version: 1,
      lines: [
        LineItem(
          itemID: ItemID("i"), name: "I", quantity: quantity, unitPrice: price,
          lineTotal: lineTotal)
      ],
      fees: [Fee(kind: "f", amount: fee)], total: total)
  }

  @Test("a bill in one currency is taken, with a promotion and a total of nothing")
  func good() throws {
    let minus = Money(minorUnits: -100, currency: .eur)
    try Self.basket(fee: minus, total: .zero(.eur)).check()
  }

  @Test(
    "what no shop would charge is refused",
    arguments: [
      (basket(quantity: 0), "a line of 0 items"), (basket(quantity: -2), "a line of -2 items"),
      (basket(price: Money(minorUnits: -1, currency: .eur)), "a price below zero"),
      (basket(lineTotal: Money(minorUnits: -1, currency: .eur)), "the total of a line below zero"),
      (basket(total: Money(minorUnits: -500, currency: .eur)), "a total below zero"),
      (basket(total: .zero(.jpy)), "EUR in a total of JPY"),
      (basket(price: .zero(.jpy)), "JPY in a total of EUR"),
      (basket(lineTotal: .zero(.jpy)), "JPY in a total of EUR"),
      (basket(fee: .zero(.jpy)), "JPY in a total of EUR"),
    ])
  func refused(basket: Basket, reason: String) {
    #expect(throws: RuleViolation(reason)) { try basket.check() }
  }
}
