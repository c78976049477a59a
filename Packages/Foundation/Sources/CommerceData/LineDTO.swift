import CommerceDomain
import NetworkCore

/// A line of a basket or an order as the server sends it, and as it is stored.
struct LineDTO: Codable {
  let itemId: ItemID
  let name: String
  let quantity: Int
  let unitPrice: Money
  let lineTotal: Money
  let choices: IfReadable<LossyArray<ChoiceDTO>>?

  init(_ line: LineItem) {
    itemId = line.itemID
    name = line.name
    quantity = line.quantity
    unitPrice = line.unitPrice
    lineTotal = line.lineTotal
    choices = IfReadable(LossyArray(line.choices.map { ChoiceDTO(choice: $0) }))
  }

  var problems: [DecodingProblem] {
    (choices?.problem.map { [$0] } ?? []) + (choices?.value?.problems ?? [])
  }

  var line: LineItem {
    LineItem(
      itemID: itemId, name: name, quantity: quantity, unitPrice: unitPrice, lineTotal: lineTotal,
      choices: choices?.value?.elements.map(\.choice) ?? [])
  }
}

/// A choice of a line: its id alone, or with its name.
struct ChoiceDTO: Codable {
  let choice: Choice

  init(choice: Choice) {
    self.choice = choice
  }

  private struct Named: Codable {
    let id: String
    let name: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let id = try? container.decode(String.self) {
      choice = Choice(id: id, name: id.asWords)
    } else {
      let named = try container.decode(Named.self)
      choice = Choice(id: named.id, name: named.name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    try Named(id: choice.id, name: choice.name).encode(to: encoder)
  }
}
