import GraphFacts

/// The fakes, the previews, the demo and the tests.
extension FeatureFiles {
  var fake: String {
    """
    package import \(type)Feature

    /// A list held in memory, with a hook to make reads fail.
    package actor Fake\(type)Repository: \(type)Repository {
      private let stored: [String]
      private var failure: \(type)Error?

      package init(names: [String] = [], failure: \(type)Error? = nil) {
        stored = names
        self.failure = failure
      }

      /// Lets every later read throw, until set back to nil.
      package func fail(with failure: \(type)Error?) { self.failure = failure }

      package func names() async throws(\(type)Error) -> [String] {
        if let failure { throw failure }
        return stored
      }
    }

    """
  }

  var previews: String {
    """
    \(imports("public DesignCore", "RoutingCoreTesting", "\(type)API", "\(type)Feature"))

    /// Every state of the screens of \(type), on fakes.
    public enum \(type)Previews {
      /// All of them, in the order in which a person meets them.
      public static let all = [
        Preview("\(name.kebab)-loading") { screen(Fake\(type)Repository()) },
        Preview("\(name.kebab)") {
          await appeared(screen(Fake\(type)Repository(names: ["First", "Second"])))
        },
        Preview("\(name.kebab)-none") { await appeared(screen(Fake\(type)Repository())) },
        Preview("\(name.kebab)-offline") {
          await appeared(screen(Fake\(type)Repository(failure: .unavailable)))
        },
      ]

      @MainActor
      private static func screen(_ repository: Fake\(type)Repository) -> any Screen {
        \(type)FeatureEntry(repository: repository).\(member)(
          \(type)Route(), router: RecordingRouter())
      }

      @MainActor
      private static func appeared(_ screen: any Screen) async -> any Screen {
        await screen.appear()
        return screen
      }
    }

    """
  }

  /// How the previews look as plain text.
  var snapshots: [(name: String, text: String)] {
    [
      ("\(name.kebab)-loading", "# \(name.title)\nLoading…\n"),
      (name.kebab, "# \(name.title)\nFirst\nSecond\n"),
      ("\(name.kebab)-none", "# \(name.title)\nThere is nothing here yet.\n"),
      (
        "\(name.kebab)-offline",
        "# \(name.title)\n\(name.title) could not be loaded.\n[1] Try again\n"
      ),
    ]
  }

  var demo: String {
    """
    \(imports("PreviewCore", "\(type)FeatureTesting"))

    /// The feature alone, on fakes: every state of its screens, without a network or another team.
    @main
    struct \(type)Demo {
      static func main() async {
        await PreviewHost.main(name: "\(type)Demo", previews: \(type)Previews.all)
      }
    }

    """
  }

  var viewModelTests: String {
    """
    import DesignCore
    import NetworkCore
    import NetworkCoreTesting
    import Testing

    @testable import \(type)Feature
    @testable import \(type)FeatureTesting

    @MainActor
    @Suite struct \(type)ViewModelTests {
      @Test("a failure says so and offers to try again")
      func retry() async {
        let repository = Fake\(type)Repository(names: ["First"], failure: .unavailable)
        let model = \(type)ViewModel(repository: repository)
        await model.load()
        #expect(model.viewState == .failed(message: "\(name.title) could not be loaded."))
        await repository.fail(with: nil)
        await model.retry()
        #expect(model.viewState == .loaded(["First"]))
      }

      @Test("a load that was given up leaves what is there")
      func cancelled() async {
        let repository = Fake\(type)Repository(names: ["First"])
        let model = \(type)ViewModel(repository: repository)
        await model.load()
        await repository.fail(with: .cancelled)
        await model.load()
        #expect(model.viewState == .loaded(["First"]))
      }

      @Test("the server's list is read")
      func remote() async throws {
        let server = FakeServer()
        await server.on("GET /v1/\(name.kebab)", json: #"{"items":[{"name":"First"}]}"#)
        let repository = Remote\(type)Repository(client: HTTPClient(transport: server))
        #expect(try await repository.names() == ["First"])
        await server.on("GET /v1/\(name.kebab)", failure: .timeout)
        await #expect(throws: \(type)Error.unavailable) { try await repository.names() }
      }
    }

    """
  }

  var previewTests: String {
    """
    \(imports(
      "DesignCore", "GalleryCore", "GalleryCoreTesting", "TerminalCore", "TerminalCoreTesting",
      "Testing", "\(type)FeatureTesting"))

    @MainActor
    @Suite struct \(type)PreviewTests {
      @Test("every preview looks as agreed", arguments: \(type)Previews.all.map(\\.name))
      func snapshot(name: String) async throws {
        let preview = try #require(\(type)Previews.all.first { $0.name == name })
        let text = PlainPage(content: await preview.screen().content).text
        let agreed = try TextSnapshot(name).agreed(over: text)
        #expect(text == agreed, "run ci/snapshots to see and accept the difference")
      }

      @Test(
        "every preview is a page that a screen reader accepts",
        arguments: \(type)Previews.all.map(\\.name))
      func page(name: String) async throws {
        let preview = try #require(\(type)Previews.all.first { $0.name == name })
        let page = HTMLPage(
          content: await preview.screen().content, appearance: preview.appearance)
        #expect(PageAudit(of: page.text).problems.isEmpty)
      }

      @Test(
        "each name stands for one preview, and each snapshot for a preview",
        .enabled(if: !TextSnapshot.renews))
      func names() throws {
        let names = \(type)Previews.all.map(\\.name)
        #expect(Set(names).count == names.count)
        #expect(try TextSnapshot.names() == names.sorted())
      }
    }

    """
  }
}
