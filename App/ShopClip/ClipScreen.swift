import DesignCore
import RoutingCore

/// The clip's own first place, shown when no link names a checkout.
struct ClipRoute: Route {}

/// Says what the clip is for.
struct ClipScreen: Screen {
  var content: ScreenContent {
    ScreenContent(
      title: "Shop Clip",
      sections: [
        Section(rows: [.text("Open a checkout by its link: shop://checkout/{orderID}")])
      ]
    )
  }
}
