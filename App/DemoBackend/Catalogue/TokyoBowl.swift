import CommerceDomain

extension Catalogue {
  static let tokyoBowl = CatalogueStore(
    id: StoreID("tokyo-bowl"), name: "東京ボウル",
    deliveryMinutes: MinuteRange(min: 15, max: 30), deliveryFee: yen(300),
    menu: [
      MenuSection(
        id: "donburi", title: "丼",
        items: [
          MenuItem("gyudon", "牛丼", yen(780), allows: [topping]),
          MenuItem("oyakodon", "親子丼", yen(820)),
          MenuItem("tekkadon", "鉄火丼", yen(1_280)),
        ]),
      MenuSection(
        id: "men", title: "麺",
        items: [
          MenuItem("shoyu-ramen", "醤油ラーメン", yen(900), requires: [firmness]),
          MenuItem("zaru-soba", "ざるそば", yen(700)),
        ]),
    ],
    reviews: Reviews(
      average: 4.9, count: 2_048,
      latest: latest(
        "tokyo-bowl",
        [
          ("美咲", 5, "牛丼が最高です。"),
          ("Ken", 5, "Worth every yen."),
          ("さくら", 4, "また頼みます。"),
        ])
    )
  )

  private static let topping = ItemOption(
    id: "topping", title: "トッピング",
    choices: [
      .init(id: "egg", name: "温泉卵"),
      .init(id: "cheese", name: "チーズ"),
    ]
  )

  private static let firmness = ItemOption(
    id: "firmness", title: "麺のかたさ",
    choices: [
      .init(id: "soft", name: "やわらかめ"),
      .init(id: "firm", name: "かため"),
    ]
  )
}
