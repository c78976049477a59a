public import DesignCore

/// What a route shows that this app does not handle.
public struct UnknownRouteScreen: Screen {
  public init() {}

  public var content: ScreenContent {
    ScreenContent(
      title: "Not available here",
      sections: [Section(rows: [.text("This app cannot show that page.")])]
    )
  }
}
