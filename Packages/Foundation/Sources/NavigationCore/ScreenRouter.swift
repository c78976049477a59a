import RoutingCore

/// The router of one screen: passes what the screen asks for to the navigator, with whose it is.
@MainActor
final class ScreenRouter: Router {
  private weak var navigator: Navigator?
  /// The screen's entry; weak, as the screen holds its router.
  weak var entry: NavigationEntry?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func open(_ route: any Route) { navigator?.open(route, from: entry) }
  func replace(with route: any Route) { navigator?.replace(entry, with: route) }
  func dismiss() { navigator?.dismiss(entry) }
}
