/// How a concept is shown.
extension SynthPartWriter {
  var viewState: String {
    """
    /// What the \(name) screen shows.
    struct \(name)ViewState: Hashable, Sendable {
      struct Row: Hashable, Sendable, Identifiable {
        let id: Identifier<\(name)>
        let title: String
        let detail: String
        let isEnabled: Bool
      }

      enum Phase: Hashable, Sendable {
        case loading
        case failed(String)
        case content([Row])
      }

      let title: String
      let phase: Phase
      let badge: Int?

      init(items: [\(name)], failure: \(name)Error?, isLoading: Bool, rules: \(name)Rules) {
        title = "\(name)"
        badge = items.isEmpty ? nil : items.count
        if let failure {
          phase = .failed(Self.words(for: failure))
        } else if isLoading, items.isEmpty {
          phase = .loading
        } else {
          phase = .content(items.map { Self.row($0, rules: rules) })
        }
      }

      private static func row(_ item: \(name), rules: \(name)Rules) -> Row {
        let price = item.\(field(.price))
        let note = item.\(field(.note)).map { " · \\($0)" } ?? ""
        return Row(
          id: item.id, title: "\\(item.\(field(.text))) \\(price.text)",
          detail: "\\(item.state.rawValue)\\(note)", isEnabled: rules.accepts(item))
      }

      private static func words(for failure: \(name)Error) -> String {
        switch failure {
        case .unavailable: "The server cannot be reached."
        case .unknown(let id): "\\(id.text) is not there any more."
        case .refused(let reason): "That did not work: \\(reason)."
        }
      }
    """
  }

  var viewModel: String {
    """
    /// The state of the \(name) screen.
    @MainActor @Observable
    final class \(name)ViewModel {
      private(set) var items: [\(name)] = []
      private(set) var failure: \(name)Error?
      private(set) var isLoading = false
      var search = ""

      private let useCase: \(name)UseCase
      private let router: any Router

      init(useCase: \(name)UseCase, router: any Router) {
        self.useCase = useCase
        self.router = router
      }

      var viewState: \(name)ViewState {
        let shown = search.isEmpty ? items : items.filter { $0.\(field(.text)).contains(search) }
        return \(name)ViewState(
          items: shown, failure: failure, isLoading: isLoading, rules: useCase.rules)
      }

      func load() async {
        isLoading = true
        defer { isLoading = false }
        switch await useCase.load() {
        case .success(let loaded):
          items = loaded
          failure = nil
        case .failure(let error): failure = error
        }
      }

      func advance(_ id: Identifier<\(name)>) async {
        do throws(\(name)Error) {
          let changed = try await useCase.advance(id)
          items = items.map { $0.id == id ? changed : $0 }
        } catch {
          failure = error
        }
      }

      func openNext(_ id: Identifier<\(name)>) {
        router.open(\(opens)Route(reference: id.text))
      }
    """
  }

  var view: String {
    """
    /// Turns the view state of \(name) into a screen.
    struct \(name)View: Sendable {
      let state: \(name)ViewState

      var content: ScreenContent {
        ScreenContent(title: state.title, badge: state.badge, sections: sections)
      }

      var sections: [ScreenSection] {
        switch state.phase {
        case .loading: [ScreenSection(rows: [ScreenRow("Loading")])]
        case .failed(let words): [ScreenSection(rows: [ScreenRow(words, tone: .warning)])]
        case .content(let rows) where rows.isEmpty:
          [ScreenSection(rows: [ScreenRow("Nothing here yet")])]
        case .content(let rows):
          [
            ScreenSection(title: "Open", rows: rows.filter(\\.isEnabled).map(row)),
            ScreenSection(title: "Done", rows: rows.filter { !$0.isEnabled }.map(row)),
          ].filter { !$0.rows.isEmpty }
        }
      }

      private func row(_ row: \(name)ViewState.Row) -> ScreenRow {
        ScreenRow(row.title, detail: row.detail, tone: row.isEnabled ? .normal : .quiet)
      }
    """
  }
}
