import DesignCore
import RoutingCore

/// The clip's own first place, shown when no link names a checkout.
struct ClipRoute: Route {}

/// What the clip says of itself.
struct ClipScreen: Screen {
  let rows: [Row]

  var content: ScreenContent {
    ScreenContent(title: "Shop Clip", sections: [Section(rows: rows)])
  }

  /// Before anything is paid.
  static let start = ClipScreen(rows: [
    .text("Open a checkout by its link: shop://checkout/{orderID}")
      .drawn(as: Component(.link, value: "shop://checkout/{orderID}"))
  ])
  /// Where the receipt leads.
  static let end = ClipScreen(rows: [.text("Thank you. Your orders are in the full app.")])
}

extension ComponentID where Value == String {
  /// A link that a person is shown.
  static var link: ComponentID { ComponentID("link") }
}
