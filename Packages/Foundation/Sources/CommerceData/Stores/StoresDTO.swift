import CommerceDomain
import NetworkCore

/// The list of stores as the server sends it.
struct StoresDTO: PartlyReadable {
  let stores: LossyArray<Checked<StoreSummaryDTO>>

  var list: StoreList {
    StoreList(stores.elements.map(\.value.summary), leftOut: LeftOut(stores.leftOut))
  }

  var problems: [DecodingProblem] {
    stores.problems + stores.elements.compactMap(\.value.reviews?.problem)
  }
}

/// One store of the list as the server sends it.
struct StoreSummaryDTO: Checkable {
  let id: StoreID
  let name: String
  let deliveryMinutes: DeliveryMinutesDTO
  let deliveryFee: Money
  let isOpen: Bool
  let reviews: IfReadable<Checked<RatingDTO>>?

  var summary: StoreSummary {
    StoreSummary(
      id: id, name: name, isOpen: isOpen, rating: reviews?.value?.value.rating,
      deliveryMinutes: deliveryMinutes.range, deliveryFee: deliveryFee
    )
  }

  func check() throws(RuleViolation) { try deliveryFee.checkNotNegative("a delivery fee") }
}

/// What people think of a store as the server sends it.
struct RatingDTO: Checkable {
  let average: Double
  let count: Int

  var rating: Rating { Rating(average: average, count: count) }

  func check() throws(RuleViolation) { try rating.check() }
}

/// How long a delivery takes as the server sends it.
struct DeliveryMinutesDTO: Decodable {
  let range: ClosedRange<Int>

  private enum CodingKeys: String, CodingKey {
    case min
    case max
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let min = try container.decode(Int.self, forKey: .min)
    let max = try container.decode(Int.self, forKey: .max)
    guard 0 <= min, min <= max else {
      throw DecodingError.dataCorruptedError(
        forKey: .max, in: container, debugDescription: "not a range of minutes"
      )
    }
    range = min...max
  }
}
