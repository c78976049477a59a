import DesignCore
import RoutingCore

/// The clip's own first place, shown when no link names a checkout.
struct ClipRoute: Route {}

/// What the clip says of itself.
struct ClipScreen: Screen {
  let words: String

  var content: ScreenContent {
    ScreenContent(title: "Shop Clip", sections: [Section(rows: [.text(Text(words))])])
  }

  /// Before anything is paid.
  static let start = ClipScreen(words: "Open a checkout by its link: shop://checkout/{orderID}")
  /// Where the receipt leads.
  static let end = ClipScreen(words: "Thank you. Your orders are in the full app.")
}
