public import DesignCore
public import RoutingCore

/// One screen in the navigation, with the place it shows. Equal to itself only.
@MainActor
public final class NavigationEntry: Identifiable, Hashable {
  public let route: any Route
  public let screen: any Screen

  init(route: any Route, screen: any Screen) {
    self.route = route
    self.screen = screen
  }

  public nonisolated static func == (one: NavigationEntry, other: NavigationEntry) -> Bool {
    one === other
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
