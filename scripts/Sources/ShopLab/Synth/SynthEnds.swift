import GraphFacts
import GraphRules

/// Where a team meets the others: its route, its entry's promise, and the entry itself.
struct SynthEnds {
  let team: String
  /// Whether the team's first concept has all its files.
  let hasScreen: Bool

  var files: [SynthFile] {
    [
      SynthFile(
        module: .api(team), name: "\(team)Route.swift", publicImports: [.routing], body: route),
      SynthFile(module: .api(team), name: "\(team)Entry.swift", body: promise),
      SynthFile(
        module: .feature(team), name: "\(team)FeatureEntry.swift",
        imports: hasScreen ? [] : [.domain],
        publicImports: [.api(team), .design] + (hasScreen ? [.network, .routing] : []),
        body: entry),
    ]
  }

  private var route: String {
    """
    /// The first screen of the \(team) team.
    public struct \(team)Route: Route {
      public let reference: String

      public init(reference: String) {
        self.reference = reference
      }
    }

    """
  }

  private var promise: String {
    """
    /// Builds the \(team) team's screens; what a screen is, is the feature's to say.
    @MainActor
    public protocol \(team)Entry {
      associatedtype \(team)Screen

      func start(_ route: \(team)Route) async -> \(team)Screen
    }

    """
  }

  private var concept: String { team + SynthNames.concept(0) }

  private var entry: String {
    hasScreen
      ? """
      /// The way into the \(team) team's screens.
      @MainActor
      public struct \(team)FeatureEntry: \(team)Entry {
        private let client: HTTPClient
        private let router: any Router

        public init(client: HTTPClient, router: any Router) {
          self.client = client
          self.router = router
        }

        public func start(_ route: \(team)Route) async -> ScreenContent {
          let useCase = \(concept)UseCase(
            repository: Remote\(concept)Repository(client: client),
            rules: \(concept)Rules(limit: 40))
          let model = \(concept)ViewModel(useCase: useCase, router: router)
          model.search = route.reference
          await model.load()
          return \(concept)View(state: model.viewState).content
        }
      }

      """
      : """
      /// The way into the \(team) team's screens.
      @MainActor
      public struct \(team)FeatureEntry: \(team)Entry {
        public init() {}

        public func start(_ route: \(team)Route) async -> ScreenContent {
          let sample = \(concept).sample(route.reference.count)
          return ScreenContent(title: "\(team)", badge: sample.worth(in: 0.5))
        }
      }

      """
  }
}
