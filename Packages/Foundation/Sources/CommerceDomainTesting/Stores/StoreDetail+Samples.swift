public import CommerceDomain
import Foundation

extension StoreDetail {
  /// A store with two mains, one of which has a required option, for previews and tests.
  public static func sample(
    id: String = "thai-garden", name: String = "Thai Garden", isOpen: Bool = true,
    isFavourite: Bool = false, menu: [MenuSection]? = nil
  ) -> StoreDetail {
    StoreDetail(
      summary: .sample(id: id, name: name, isOpen: isOpen),
      hero: Picture(url: "https://images.example/\(id).jpg", width: 1200, height: 675),
      isFavourite: isFavourite,
      menu: menu ?? [.mains],
      reviews: [
        Review(
          author: "Mei", rating: 5, text: "The curry!",
          writtenAt: Date(timeIntervalSince1970: 1_767_268_800))
      ]
    )
  }
}

extension MenuSection {
  /// Pad Thai at €9.50, and Green Curry at €11.00 whose heat has to be chosen.
  public static let mains = MenuSection(
    id: "mains", title: "Mains",
    items: [
      .sample("pad-thai", "Pad Thai", 950),
      MenuItem(
        id: ItemID("green-curry"), name: "Green Curry",
        price: Money(minorUnits: 1100, currency: .eur),
        imageURL: "https://images.example/green-curry.jpg", hasRequiredOptions: true,
        options: [
          ItemOption(
            id: "heat", title: "Heat",
            choices: [.init(id: "mild", name: "Mild"), .init(id: "hot", name: "Hot")])
        ]),
    ]
  )

  /// A long menu: twelve sections, 150 items.
  public static let long = (0..<12).map { section in
    MenuSection(
      id: "s\(section)", title: "Section \(section + 1)",
      items: (0..<(section < 6 ? 13 : 12)).map { item in
        .sample("i\(section)-\(item)", "Item \(item + 1) of section \(section + 1)", 195 + item)
      }
    )
  }
}

extension MenuItem {
  /// An item without options.
  public static func sample(
    _ id: String, _ name: String, _ price: Int, currency: Currency = .eur
  ) -> MenuItem {
    MenuItem(
      id: ItemID(id), name: name, price: Money(minorUnits: price, currency: currency),
      imageURL: "https://images.example/\(id).jpg"
    )
  }
}
