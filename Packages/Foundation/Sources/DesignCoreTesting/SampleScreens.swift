public import DesignCore

/// Screens that hold everything that a screen can.
public enum SampleScreens {
  public static let store = ScreenContent(
    title: "Thai Garden",
    toolbar: [Control("Favourite", id: "favourite", label: "Favourite, off", icon: .favourite) {}],
    sections: [
      Section(rows: [
        .photo(Photo(label: "A table in the garden")),
        .text("4.6 · 1,200 reviews"),
        .text(Text("Closed now", tone: .warning)),
      ]),
      Section(
        "Mains",
        rows: [
          dish("Pad Thai", "€9.50", quantity: 2),
          dish("東京ボウル 🍜", "€11.00"),
          dish("Soup of a very long name that tells every single thing in it", "€104.00"),
          dish("שלום", "€1.00", isEnabled: false),
        ]),
      Section(
        "Reviews",
        rows: [
          .item(
            Item(
              "Mei", details: [Text("The curry! And then, at last, the rice.", tone: .secondary)],
              value: "5 of 5"))
        ]),
    ],
    bar: Control("Basket", details: ["2 items", "€19.00"], id: "bar", role: .primary) {})

  public static let basket = ScreenContent(
    title: "Basket",
    sections: [
      Section(
        "Corner Deli",
        rows: [line("Bagel", 2, "€15.94"), line("ＮＹ Cheesecake", 1, "€5.75")]),
      Section(rows: [.item(Item("Delivery", value: "€1.99"))]),
      Section(rows: [
        .button(Control("Empty the basket", id: "empty", role: .destructive) {}),
        .button(
          Control("Hot", id: "hot", label: "Hot, chosen", icon: .choice, isSelected: true) {}),
      ]),
    ],
    bar: Control(
      "Check out", details: ["€23.68"], id: "bar", role: .primary, isEnabled: false,
      isPending: true, isCommitting: true
    ) {})

  public static var asking: ScreenContent {
    var content = store
    content.prompt = Prompt(
      title: "Start a new basket?", message: "Your items from Corner Deli will be removed.",
      choices: [Control("Start a new basket", role: .destructive) {}],
      cancel: Control("Cancel", role: .cancel) {})
    return content
  }

  /// A menu that is longer than any window.
  public static func long(_ count: Int) -> ScreenContent {
    ScreenContent(
      title: "Menu",
      sections: [Section("All", rows: (1...count).map { dish("Dish \($0)", "€\($0).00") })],
      bar: Control("Bar") {})
  }

  private static func dish(
    _ name: String, _ price: String, quantity: Int = 0, isEnabled: Bool = true
  ) -> Row {
    .item(
      Item(
        Text(name),
        details: quantity > 0
          ? [Text("\(quantity) in basket", style: .caption, tone: .accent)] : [],
        value: Text(price),
        action: Control("Add \(name)", id: name, icon: .add, isEnabled: isEnabled) {}))
  }

  private static func line(_ name: String, _ quantity: Int, _ amount: String) -> Row {
    .stepper(
      Stepper(
        name, quantity: quantity, value: Text(amount), decrement: {}, increment: {}, remove: {}))
  }
}
