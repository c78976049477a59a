import CommerceDomain
import Foundation

/// Names as real servers send them: long, read from the right, wide, of many characters a letter,
/// and of one word that fits no line.
enum RealNames {
  static let store = "مطعم الياسمين"
  static let dishes = [
    "Slowly Simmered Soup of Seven Seasonal Squashes and Sage", "فتوش", "שקשוקה", "牛丼",
    "Crème brûlée 👩‍👩‍👧‍👦", oneWord,
  ]
  /// A word of 300 letters.
  static let oneWord = String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 9).prefix(300)
    .description
}

extension Order {
  /// An order of ``RealNames``, in euros.
  static let realNames = Order(
    storeName: RealNames.store, currency: .eur,
    lines: RealNames.dishes.map { ($0, 2, 1_250) },
    fees: [("delivery", 199), ("promotion", -1_000)]
  )

  /// An order in a currency without a minor unit.
  static let inYen = Order(
    storeName: "東京ボウル 🍜", currency: .jpy,
    lines: [("牛丼", 1, 780), ("親子丼 👨‍👩‍👧‍👦", 3, 820)], fees: [("delivery", 300)])

  /// An order in a currency with a minor unit of three digits.
  static let inDinars = Order(
    storeName: "مطعم الياسمين", currency: currency("KWD"),
    lines: [("مجبوس دجاج", 2, 3_250), ("شاي", 1, 250)], fees: [("delivery", 1_005)])

  /// An order in a currency with a minor unit of four digits.
  static let inUnitsOfAccount = Order(
    storeName: "La Picada de la Esquina", currency: currency("CLF"),
    lines: [("Empanada de pino", 4, 1_234)], fees: [("delivery", 501)])

  private static func currency(_ code: String) -> Currency { Currency(code: code) ?? .eur }

  /// - Parameters:
  ///   - lines: names, quantities, and unit prices in minor units.
  ///   - fees: kinds, and amounts in minor units.
  private init(
    storeName: String, currency: Currency, lines: [(String, Int, Int)], fees: [(String, Int)]
  ) {
    let money = { Money(minorUnits: $0, currency: currency) }
    let total = lines.map { $1 * $2 }.reduce(0, +) + fees.map(\.1).reduce(0, +)
    self.init(
      id: CheckoutScene.order, storeID: StoreID("real"), storeName: storeName,
      placedAt: Date(timeIntervalSince1970: 1_794_484_800), status: .delivered,
      lines: lines.map { name, quantity, price in
        OrderLine(
          itemID: ItemID(name), name: name, quantity: quantity, unitPrice: money(price),
          lineTotal: money(price * quantity))
      },
      fees: fees.map { Fee(kind: $0, amount: money($1)) }, total: money(total))
  }
}
