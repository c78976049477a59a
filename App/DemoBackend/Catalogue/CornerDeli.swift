import CommerceDomain

extension Catalogue {
  static let cornerDeli = CatalogueStore(
    id: StoreID("corner-deli"), name: "Corner Deli",
    deliveryMinutes: MinuteRange(min: 25, max: 35), deliveryFee: euros(199),
    menu: [
      MenuSection(
        id: "sandwiches", title: "Sandwiches",
        items: [
          MenuItem("pastrami-on-rye", "Pastrami on Rye", euros(879)),
          MenuItem("turkey-club", "Turkey Club", euros(825)),
          MenuItem("grilled-cheese", "Grilled Cheese", euros(650)),
        ]),
      MenuSection(
        id: "bagels", title: "Bagels",
        items: [
          MenuItem("lox-bagel", "Bagel with Lox", euros(797)),
          MenuItem("plain-bagel", "Bagel", euros(250), allows: [spread]),
        ]),
      MenuSection(
        id: "sides-and-drinks", title: "Sides & Drinks",
        items: [
          MenuItem("cheesecake", "New York Cheesecake", euros(575)),
          MenuItem("potato-salad", "Potato Salad", euros(395)),
          MenuItem("coffee", "Coffee", euros(280)),
        ]),
    ],
    reviews: Reviews(
      average: 4.6, count: 1_200,
      latest: latest(
        "corner-deli",
        [
          ("Aoife", 5, "Best pastrami this side of the river."),
          ("Jonas", 4, "Fast and friendly. The bagels could be bigger."),
          ("Mei", 5, "The cheesecake. Enough said."),
        ])
    )
  )

  private static let spread = ItemOption(
    id: "spread", title: "Spread",
    choices: [
      .init(id: "butter", name: "Butter"),
      .init(id: "cream-cheese", name: "Cream cheese"),
    ]
  )
}
