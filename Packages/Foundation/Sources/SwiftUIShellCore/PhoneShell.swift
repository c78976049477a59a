#if canImport(SwiftUI)
  public import NavigationCore
  public import Observation
  public import RoutingCore

  /// Drives an app on a phone: its launch, the links that are opened, and what the person is to be
  /// told.
  @MainActor
  @Observable
  public final class PhoneShell {
    /// An app that has launched.
    public struct Launched {
      let navigator: Navigator
      let link: String?
      let messages: @MainActor () -> AsyncStream<String>

      /// - Parameters:
      ///   - link: a deep link to open first.
      ///   - messages: begins work once the first screen is shown; each line is shown when it comes.
      ///     Held, with what it captures, as long as the shell.
      public init(
        navigator: Navigator, link: String? = nil,
        messages: @escaping @MainActor () -> AsyncStream<String>
      ) {
        self.navigator = navigator
        self.link = link
        self.messages = messages
      }
    }

    enum Phase {
      case launching
      case failed(String)
      case running(Launched)
    }

    private(set) var phase = Phase.launching
    /// Lines that the person has not seen yet, oldest first.
    private(set) var notices: [String] = []
    @ObservationIgnored private var launching: Task<Void, Never>?
    @ObservationIgnored private var pendingLink: String?
    @ObservationIgnored private let parseLink: (String) throws -> any Route
    @ObservationIgnored private let build: @MainActor () async throws -> Launched

    /// - Parameters:
    ///   - parseLink: turns a deep link into a route, or throws an error whose description is one
    ///     line for the person.
    ///   - launch: builds the app, or throws an error whose description says why not.
    public init(
      parseLink: @escaping (String) throws -> any Route,
      launch: @escaping @MainActor () async throws -> Launched
    ) {
      self.parseLink = parseLink
      build = launch
    }

    /// Builds the app and shows its first screen, or the place of a link that came meanwhile. Does
    /// nothing if it was called before.
    func launch() {
      guard launching == nil else { return }
      launching = Task {
        do {
          let app = try await build()
          phase = .running(app)
          app.navigator.start(at: (pendingLink ?? app.link).flatMap(route))
          for await line in app.messages() { notices.append(line) }
        } catch {
          phase = .failed("\(error)")
        }
      }
    }

    func retry() {
      phase = .launching
      launching = nil
      launch()
    }

    /// Shows what a link names; a link that leads nowhere is reported and changes nothing.
    func open(_ link: String) {
      guard case .running(let app) = phase else { return pendingLink = link }
      if let route = route(link) { app.navigator.open(route) }
    }

    /// Removes the first lines, which the person has seen.
    func dismissNotices(_ count: Int) {
      notices.removeFirst(min(count, notices.count))
    }

    private func route(_ link: String) -> (any Route)? {
      do {
        return try parseLink(link)
      } catch {
        notices.append("\(error)")
        return nil
      }
    }
  }
#endif
