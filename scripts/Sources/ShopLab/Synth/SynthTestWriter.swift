import GraphFacts

/// The tests of one concept: those that its files make possible.
struct SynthTestWriter {
  let concept: SynthConcept
  let parts: [SynthPart]
  let opens: String

  var file: SynthFile {
    let screen = parts.contains(.view)
    return SynthFile(
      module: .featureTests(concept.team), name: "\(name)Tests.swift",
      libraries: ["Testing"] + (screen ? ["Foundation"] : []),
      imports: [.domain] + (screen ? [.api(opens), .design, .network, .routing] : []),
      tested: .feature(concept.team),
      body: suite)
  }

  private var name: String { concept.name }
  private func field(_ kind: SynthConcept.Kind) -> String { concept.names(of: kind)[0] }

  private var suite: String {
    let tests =
      [model] + (parts.contains(.rules) ? [rules] : [])
      + (parts.contains(.view) ? [screen] : [])
    return "@Suite(\"\(name)\")\nstruct \(name)Tests {\n" + tests.joined(separator: "\n") + "}\n"
      + (parts.contains(.view) ? fakes : "")
  }

  private var model: String {
    """
      @Test("every state but the last has a next one", arguments: \(name).State.allCases)
      func next(_ state: \(name).State) {
        #expect(state.isFinal == (state == \(name).State.allCases.last))
      }

      @Test("worth grows with the share")
      func worth() {
        for number in 1...9 {
          let sample = \(name).sample(number)
          #expect(sample.worth(in: 0.25) <= sample.worth(in: 0.75))
        }
      }

    """
  }

  private var rules: String {
    """
      @Test("what is accepted is open and within the limit")
      func accepted() {
        let rules = \(name)Rules(limit: 12)
        let accepted = rules.accepted((0..<20).map(\(name).sample))
        #expect(!accepted.isEmpty)
        #expect(accepted.allSatisfy { !$0.state.isFinal && $0.\(field(.count)) <= 12 })
      }

      @Test("groups hold every item once")
      func groups() {
        let items = (0..<20).map(\(name).sample)
        let groups = \(name)Rules(limit: 5).grouped(items)
        #expect(groups.flatMap(\\.items).count == items.count)
        #expect(Set(groups.map(\\.state)).count == groups.count)
      }

      @Test("ranking keeps the order of equal items")
      func ranking() {
        let items = (0..<20).map(\(name).sample)
        let ranked = \(name)Rules(limit: 5).ranked(items) { $0.state.rawValue.count / 100 }
        #expect(ranked == items)
      }

    """
  }

  private var screen: String {
    """
      @Test("the screen shows what the server has") @MainActor
      func shows() async {
        let model = makeModel(client: serving((1...6).map(\(name).sample)))
        await model.load()
        #expect(model.failure == nil)
        #expect(\(name)View(state: model.viewState).content.rowCount == max(model.items.count, 1))
      }

      @Test("a server that cannot be reached is told in words") @MainActor
      func offline() async {
        let model = makeModel(client: HTTPClient { _ throws(HTTPError) in throw .offline })
        await model.load()
        #expect(model.failure == .unavailable)
        #expect(model.viewState.phase == .failed("The server cannot be reached."))
      }

      @Test("the next screen is opened by its route") @MainActor
      func route() {
        let router = \(name)Router()
        let model = makeModel(client: serving([]), router: router)
        model.openNext(Identifier("7"))
        #expect(router.opened.map { $0 as? \(opens)Route } == [\(opens)Route(reference: "7")])
      }

      @MainActor
      private func makeModel(
        client: HTTPClient, router: \(name)Router = \(name)Router()
      ) -> \(name)ViewModel {
        \(name)ViewModel(
          useCase: \(name)UseCase(
            repository: Remote\(name)Repository(client: client), rules: \(name)Rules(limit: 30)),
          router: router)
      }

      private func serving(_ items: [\(name)]) -> HTTPClient {
        HTTPClient { _ throws(HTTPError) in
          let page = \(name)Page(items: items, nextPage: nil)
          guard let body = try? JSONEncoder().encode(page) else { throw .offline }
          return HTTPResponse(body: Array(body))
        }
      }

    """
  }

  private var fakes: String {
    """

    @MainActor
    private final class \(name)Router: Router {
      private(set) var opened: [any Route] = []

      func open(_ route: any Route) {
        opened.append(route)
      }
    }

    """
  }
}
