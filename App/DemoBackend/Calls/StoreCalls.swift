import CommerceDomain
import NetworkCore

/// Stores and favourites.
enum StoreCalls {
  private struct StoreList: Encodable {
    let stores: [StoreSummaryBody]
  }

  private struct Favourite: Codable {
    let favourite: Bool
  }

  static func list(_ catalogue: Catalogue, _ state: BackendState) -> Answer {
    Answer(StoreList(stores: catalogue.stores.map { StoreSummaryBody($0, state) }))
  }

  static func favourites(_ catalogue: Catalogue, _ state: BackendState) -> Answer {
    let stores = state.favourites.compactMap { catalogue.store($0) }
    return Answer(StoreList(stores: stores.map { StoreSummaryBody($0, state) }))
  }

  static func store(
    _ id: StoreID, _ catalogue: Catalogue, _ state: BackendState
  ) throws(Refusal) -> Answer {
    guard let store = catalogue.store(id) else { throw .notFound }
    return Answer(StoreBody(store, state))
  }

  static func setFavourite(
    _ id: StoreID, _ request: HTTPRequest, _ catalogue: Catalogue, _ state: inout BackendState
  ) throws(Refusal) -> Answer {
    guard catalogue.store(id) != nil else { throw .notFound }
    let wanted: Favourite = try request.decoded()
    state.favourites.removeAll { $0 == id }
    if wanted.favourite { state.favourites.append(id) }
    return Answer(wanted)
  }
}

/// A store as lists send it.
struct StoreSummaryBody: Encodable {
  let id: StoreID
  let name: String
  let hero: HeroBody
  let deliveryMinutes: MinuteRange
  let deliveryFee: Money
  let isOpen: Bool
  let isFavourite: Bool
  let reviews: Score

  struct Score: Encodable {
    let average: Double
    let count: Int
  }

  init(_ store: CatalogueStore, _ state: BackendState) {
    id = store.id
    name = store.name
    hero = HeroBody(store)
    deliveryMinutes = store.deliveryMinutes
    deliveryFee = store.deliveryFee
    isOpen = store.isOpen
    isFavourite = state.favourites.contains(store.id)
    reviews = Score(average: store.reviews.average, count: store.reviews.count)
  }
}

/// A store with its menu and reviews.
struct StoreBody: Encodable {
  let id: StoreID
  let name: String
  let hero: HeroBody
  let deliveryMinutes: MinuteRange
  let deliveryFee: Money
  let isOpen: Bool
  let isFavourite: Bool
  let menu: [MenuSection]
  let reviews: Reviews

  init(_ store: CatalogueStore, _ state: BackendState) {
    id = store.id
    name = store.name
    hero = HeroBody(store)
    deliveryMinutes = store.deliveryMinutes
    deliveryFee = store.deliveryFee
    isOpen = store.isOpen
    isFavourite = state.favourites.contains(store.id)
    menu = store.menu
    reviews = store.reviews
  }
}

/// The large picture of a store; sizes are in pixels.
struct HeroBody: Encodable {
  let url: String
  let width = 1200
  let height = 600

  init(_ store: CatalogueStore) {
    url = "https://images.example/stores/\(store.id).jpg"
  }
}
