import DesignCore
import RoutingCore

/// The places of a demo: the list of previews, and each preview.
@MainActor
struct PreviewBrowser {
  /// The link names no preview.
  struct UnknownPreview: Error, CustomStringConvertible {
    let name: String
    var description: String { "no preview \(name); the first screen lists them" }
  }

  private struct ListRoute: Route {}

  private struct PreviewRoute: Route {
    let name: String
  }

  private let previews: [Preview]
  let navigator: Navigator

  init(name: String, previews: [Preview]) {
    self.previews = previews
    let navigator = WeakNavigator()
    let list = PreviewListScreen(title: name, names: previews.map(\.name)) { name in
      navigator.value?.open(PreviewRoute(name: name))
    }
    self.navigator = Navigator(tabs: [Tab(name, root: ListRoute())]) { route in
      guard let route = route as? PreviewRoute,
        let preview = previews.first(where: { $0.name == route.name })
      else { return list }
      return PreviewScreen(preview: preview)
    }
    navigator.value = self.navigator
  }

  /// The place of a preview, as `open NAME` asks for it.
  func route(named name: String) throws -> any Route {
    guard previews.contains(where: { $0.name == name }) else { throw UnknownPreview(name: name) }
    return PreviewRoute(name: name)
  }
}

/// Lets the list open places of the navigator that holds it.
@MainActor
private final class WeakNavigator {
  weak var value: Navigator?
}
