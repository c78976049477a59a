import CommerceDomain

extension Catalogue {
  /// A long menu, made by rule: twelve sections, 150 items.
  static let grandBazaar = CatalogueStore(
    id: StoreID("grand-bazaar"), name: "Grand Bazaar",
    deliveryMinutes: MinuteRange(min: 40, max: 60), deliveryFee: euros(290),
    menu: bazaarSections.enumerated().map { index, section in
      // Six sections of 13 and six of 12 make 150.
      bazaarSection(section, position: index, itemCount: index < 6 ? 13 : 12)
    },
    reviews: Reviews(
      average: 4.4, count: 5_310,
      latest: latest(
        "grand-bazaar",
        [
          ("Leyla", 5, "They have everything. Everything."),
          ("Marco", 4, "Great olives, endless menu."),
          ("Ruth", 4, "Came for tea, left with twelve bags."),
        ])
    )
  )

  private static let bazaarSections: [(id: String, title: String, goods: [String])] = [
    ("spices", "Spices", ["Sumac", "Za'atar", "Saffron", "Cumin", "Paprika"]),
    ("teas", "Teas", ["Black Tea", "Mint Tea", "Apple Tea", "Rose Tea", "Sage Tea"]),
    ("coffees", "Coffees", ["Mocha", "Cardamom Coffee", "Espresso", "Mastic Coffee", "Decaf"]),
    ("sweets", "Sweets", ["Lokum", "Baklava", "Halva", "Kadayif", "Nougat"]),
    ("nuts", "Nuts & Seeds", ["Pistachios", "Almonds", "Hazelnuts", "Walnuts", "Pumpkin Seeds"]),
    ("fruit", "Dried Fruit", ["Apricots", "Figs", "Dates", "Mulberries", "Raisins"]),
    ("olives", "Olives & Pickles", ["Olives", "Gherkins", "Vine Leaves", "Capers", "Turnips"]),
    ("breads", "Breads", ["Simit", "Lavash", "Pide", "Bazlama", "Barbari"]),
    ("cheeses", "Cheeses", ["Feta", "Halloumi", "Kashkaval", "Tulum", "String Cheese"]),
    ("mezze", "Mezze", ["Hummus", "Baba Ganoush", "Muhammara", "Cacik", "Tabbouleh"]),
    ("grill", "From the Grill", ["Adana Kebab", "Shish", "Kofta", "Lamb Chops", "Aubergine"]),
    ("drinks", "Drinks", ["Ayran", "Sherbet", "Pomegranate Juice", "Salgam", "Lemonade"]),
  ]

  private static let bazaarKinds = ["Bazaar", "Village", "Sultan's"]

  private static func bazaarSection(
    _ section: (id: String, title: String, goods: [String]), position: Int, itemCount: Int
  ) -> MenuSection {
    let items = (0..<itemCount).map { index in
      let kind = bazaarKinds[index / section.goods.count]
      let good = section.goods[index % section.goods.count]
      // Steps of 5 cents keep every total clear of the declining test card.
      let cents = 195 + (position * 7 + index * 11) % 60 * 15
      return MenuItem("\(section.id)-\(index + 1)", "\(kind) \(good)", euros(cents))
    }
    return MenuSection(id: section.id, title: section.title, items: items)
  }
}
