import CommerceDomain

extension Catalogue {
  static let nightOwl = CatalogueStore(
    id: StoreID("night-owl"), name: "Night Owl",
    deliveryMinutes: MinuteRange(min: 20, max: 40), deliveryFee: euros(350), isOpen: false,
    menu: [
      MenuSection(
        id: "late-plates", title: "Late Plates",
        items: [
          MenuItem("midnight-burger", "Midnight Burger", euros(1_050)),
          MenuItem("loaded-fries", "Loaded Fries", euros(680)),
        ]),
      MenuSection(
        id: "drinks", title: "Drinks",
        items: [MenuItem("hot-chocolate", "Hot Chocolate", euros(420))]),
    ],
    reviews: Reviews(
      average: 4.1, count: 310,
      latest: latest(
        "night-owl",
        [
          ("Sam", 4, "Open when nobody else is."),
          ("Ines", 4, "Good fries."),
          ("Piotr", 3, "The burger was cold at two in the morning."),
        ])
    )
  )
}
