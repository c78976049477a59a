import CommerceDomain

extension Catalogue {
  static let thaiGarden = CatalogueStore(
    id: StoreID("thai-garden"), name: "Thai Garden",
    deliveryMinutes: MinuteRange(min: 30, max: 45), deliveryFee: euros(249),
    menu: [
      MenuSection(
        id: "starters", title: "Starters",
        items: [
          MenuItem("spring-rolls", "Spring Rolls", euros(550)),
          MenuItem("chicken-satay", "Chicken Satay", euros(690)),
          MenuItem("papaya-salad", "Green Papaya Salad", euros(720)),
        ]),
      MenuSection(
        id: "mains", title: "Mains",
        items: [
          MenuItem("pad-thai", "Pad Thai", euros(950)),
          MenuItem("green-curry", "Green Curry", euros(1_100), requires: [protein, heat]),
          MenuItem("basil-tofu", "Basil Tofu", euros(980)),
        ]),
      MenuSection(
        id: "desserts", title: "Desserts",
        items: [MenuItem("mango-sticky-rice", "Mango Sticky Rice", euros(600))]),
    ],
    reviews: Reviews(
      average: 4.8, count: 860,
      latest: latest(
        "thai-garden",
        [
          ("Niran", 5, "Tastes like home."),
          ("Clara", 5, "Ask for the curry hot. They mean it."),
          ("Tom", 4, "Lovely food, a little late on a Friday."),
        ])
    )
  )

  private static let protein = ItemOption(
    id: "protein", title: "Protein",
    choices: [
      .init(id: "chicken", name: "Chicken"),
      .init(id: "prawns", name: "Prawns"),
      .init(id: "tofu", name: "Tofu"),
    ]
  )

  private static let heat = ItemOption(
    id: "heat", title: "Heat",
    choices: [
      .init(id: "mild", name: "Mild"),
      .init(id: "medium", name: "Medium"),
      .init(id: "hot", name: "Hot"),
    ]
  )
}
