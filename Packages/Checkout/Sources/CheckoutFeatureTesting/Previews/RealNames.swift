import CommerceDomain
import CommerceDomainTesting
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
    of: RealNames.dishes.map { .dish($0, price: 1_250, quantity: 2) }, store: RealNames.store,
    fees: [("delivery", 199), ("promotion", -1_000)])

  /// An order of one dish in two ways.
  static let withChoices = Order(
    of: [
      .dish("Green Curry", price: 1_100, quantity: 2, choices: ["Prawns", "Hot"]),
      .dish("Green Curry", price: 1_100, choices: ["Tofu", "Mild"]),
    ],
    store: "Thai Garden", fees: [("delivery", 249)])

  /// An order in a currency without a minor unit.
  static let inYen = Order(
    of: [
      .dish("牛丼", price: 780, currency: .jpy),
      .dish("親子丼 👨‍👩‍👧‍👦", price: 820, currency: .jpy, quantity: 3),
    ],
    store: "東京ボウル 🍜", fees: [("delivery", 300)])

  /// An order in a currency with a minor unit of three digits.
  static let inDinars = Order(
    of: [
      .dish("مجبوس دجاج", price: 3_250, currency: .listed("KWD"), quantity: 2),
      .dish("شاي", price: 250, currency: .listed("KWD")),
    ],
    store: RealNames.store, fees: [("delivery", 1_005)])

  /// An order in a currency with a minor unit of four digits.
  static let inUnitsOfAccount = Order(
    of: [.dish("Empanada de pino", price: 1_234, currency: .listed("CLF"), quantity: 4)],
    store: "La Picada de la Esquina", fees: [("delivery", 501)])

  /// - Parameters:
  ///   - lines: all in one currency.
  ///   - fees: kinds, and amounts in minor units.
  private init(of lines: [LineItem], store: String, fees: [(String, Int)]) {
    let currency = lines.first?.unitPrice.currency ?? .eur
    let total = lines.map(\.lineTotal.minorUnits).reduce(0, +) + fees.map(\.1).reduce(0, +)
    self.init(
      id: CheckoutScene.order, storeID: CheckoutScene.store, storeName: store,
      placedAt: Date(timeIntervalSince1970: 1_794_484_800), status: .delivered, lines: lines,
      fees: fees.map { Fee(kind: $0, amount: Money(minorUnits: $1, currency: currency)) },
      total: Money(minorUnits: total, currency: currency))
  }
}
