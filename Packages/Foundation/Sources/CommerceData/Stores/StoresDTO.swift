import CommerceDomain

/// The list of stores as the server sends it.
struct StoresDTO: Decodable {
  let stores: [StoreSummaryDTO]
}

/// One store of the list as the server sends it.
struct StoreSummaryDTO: Decodable {
  let id: StoreID
  let name: String
  let deliveryMinutes: DeliveryMinutesDTO
  let deliveryFee: Money
  let isOpen: Bool
  let reviews: ReviewsDTO

  var summary: StoreSummary {
    StoreSummary(
      id: id, name: name, isOpen: isOpen, rating: reviews.average, reviewCount: reviews.count,
      deliveryMinutes: deliveryMinutes.range, deliveryFee: deliveryFee
    )
  }

  struct ReviewsDTO: Decodable {
    let average: Double
    let count: Int
  }
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
