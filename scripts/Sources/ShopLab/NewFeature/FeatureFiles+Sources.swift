import GraphFacts
import GraphRules

/// The interface and the feature.
extension FeatureFiles {
  var route: String {
    """
    public import RoutingCore

    /// The \(name.title.lowercased()) screen.
    public struct \(type)Route: Route {
      public init() {}
    }

    """
  }

  var promise: String {
    """
    public import RoutingCore

    /// Builds the screens of \(type). Each screen gets its own router; the feature decides what type
    /// a screen has.
    @MainActor
    public protocol \(type)Entry {
      associatedtype \(type)Screen

      /// The \(name.title.lowercased()) screen.
      func \(member)(_ route: \(type)Route, router: any Router) -> \(type)Screen
    }

    """
  }

  var entry: String {
    """
    \(imports(
      "public DesignCore", "public NetworkCore", "public RoutingCore", "public \(type)API"))

    /// The screens of \(type) on their collaborators.
    @MainActor
    public struct \(type)FeatureEntry: \(type)Entry {
      private let repository: any \(type)Repository

      /// The screens on the server that a client talks to.
      public init(client: HTTPClient) {
        self.init(repository: Remote\(type)Repository(client: client))
      }

      package init(repository: any \(type)Repository) {
        self.repository = repository
      }

      /// Hand the router to the view model once a row opens something.
      public func \(member)(_ route: \(type)Route, router: any Router) -> some Screen {
        \(type)View(model: \(type)ViewModel(repository: repository))
      }
    }

    """
  }

  var view: String {
    """
    import DesignCore

    /// The list, drawn from its view state.
    @MainActor
    struct \(type)View: Screen {
      let model: \(type)ViewModel

      var content: ScreenContent {
        switch model.viewState {
        case .loading: .loading(title: "\(name.title)")
        case .failed(let message):
          .failed(title: "\(name.title)", message: message) { await model.retry() }
        case .loaded(let names):
          ScreenContent(
            title: "\(name.title)",
            sections: [
              Section(
                rows: names.isEmpty
                  ? [.text(Text("There is nothing here yet.", tone: .secondary))]
                  : names.map { .text(Text($0)) })
            ]
          )
        }
      }

      func appear() async { await model.load() }
    }

    """
  }

  var viewModel: String {
    """
    import DesignCore
    import Observation

    /// Loads the list each time it comes into sight.
    @MainActor
    @Observable
    final class \(type)ViewModel {
      private let repository: any \(type)Repository
      /// The names to show.
      private(set) var viewState = LoadState<[String]>.loading

      init(repository: any \(type)Repository) {
        self.repository = repository
      }

      func load() async {
        do throws(\(type)Error) {
          viewState = .loaded(try await repository.names())
        } catch {
          guard error != .cancelled else { return }
          viewState = .failed(message: "\(name.title) could not be loaded.")
        }
      }

      func retry() async {
        viewState = .loading
        await load()
      }
    }

    """
  }

  var repository: String {
    """
    /// The one owner of what the \(name.title.lowercased()) screen lists.
    package protocol \(type)Repository: Sendable {
      /// The names, in the server's order. Cancelling the caller cancels the read.
      func names() async throws(\(type)Error) -> [String]
    }

    /// Why the list cannot be told.
    package enum \(type)Error: Error, Hashable, Sendable {
      /// The server cannot be reached, or answered something unreadable; trying again may help.
      case unavailable
      /// The caller gave up.
      case cancelled
    }

    """
  }

  var remote: String {
    """
    import NetworkCore

    /// What the server keeps.
    struct Remote\(type)Repository: \(type)Repository {
      let client: HTTPClient

      func names() async throws(\(type)Error) -> [String] {
        do {
          let dto: ListDTO = try await client.send(.get("v1", "\(name.kebab)"))
          return dto.items.map(\\.name)
        } catch .cancelled {
          throw .cancelled
        } catch {
          throw .unavailable
        }
      }

      private struct ListDTO: Decodable {
        let items: [ItemDTO]
      }

      private struct ItemDTO: Decodable {
        let name: String
      }
    }

    """
  }
}
