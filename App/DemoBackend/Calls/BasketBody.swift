import CommerceDomain

/// A basket as it is sent, with the names and prices of now and the server's total.
struct BasketBody: Encodable {
  let storeId: StoreID?
  let storeName: String?
  let version: Int
  let lines: [LineRecord]
  let fees: [FeeRecord]
  let total: Money

  private enum CodingKeys: String, CodingKey {
    case storeId, storeName, version, lines, fees, total
  }

  /// Throws ``Refusal`` when the amounts do not fit.
  init(_ basket: BasketRecord, _ catalogue: Catalogue) throws(Refusal) {
    let store = basket.storeID.flatMap { catalogue.store($0) }
    var lines: [LineRecord] = []
    do {
      for line in basket.lines {
        guard let item = store?.item(line.itemID) else { continue }
        lines.append(
          LineRecord(
            lineId: line.id, itemId: item.id, name: item.name, quantity: line.quantity,
            unitPrice: item.price, lineTotal: try item.price.multiplied(by: line.quantity),
            choices: line.choices.isEmpty ? nil : line.choices
          ))
      }
      let fees = store.map { [FeeRecord(kind: "delivery", amount: $0.deliveryFee)] } ?? []
      total = try BackendState.total(of: lines, fees: fees, in: store?.currency ?? .eur)
      self.fees = fees
    } catch {
      throw Refusal(422, "invalid_quantity", "the total does not fit")
    }
    storeId = store?.id
    storeName = store?.name
    version = basket.version
    self.lines = lines
  }

  /// The store is sent as null when there is none, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(storeId, forKey: .storeId)
    try container.encode(storeName, forKey: .storeName)
    try container.encode(version, forKey: .version)
    try container.encode(lines, forKey: .lines)
    try container.encode(fees, forKey: .fees)
    try container.encode(total, forKey: .total)
  }
}
