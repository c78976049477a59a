public import DesignCore
public import RoutingCore

/// One screen on a stack, with the place it shows.
@MainActor
public final class NavigationEntry {
  public let route: any Route
  public let screen: any Screen
  /// Where the person was on the screen; found again when they come back.
  var place = ScreenPlace()

  init(route: any Route, screen: any Screen) {
    self.route = route
    self.screen = screen
  }
}
