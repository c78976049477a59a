import DesignCore
import NavigationCore
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
    navigator = Navigator(tabs: [Tab(name, root: ListRoute())]) { route, router in
      guard let route = route as? PreviewRoute,
        let preview = previews.first(where: { $0.name == route.name })
      else {
        return PreviewListScreen(title: name, names: previews.map(\.name)) { name in
          router.open(PreviewRoute(name: name))
        }
      }
      return PreviewScreen(preview: preview)
    }
  }

  /// The place of a preview, as `open NAME` asks for it.
  func route(named name: String) throws -> any Route {
    guard previews.contains(where: { $0.name == name }) else { throw UnknownPreview(name: name) }
    return PreviewRoute(name: name)
  }
}
