import GraphFacts

/// What one file of a concept is; each works with the ones before it, so any number of files makes
/// sense.
enum SynthPart: Int, CaseIterable, Sendable {
  case model, rules, repository, useCase, viewState, viewModel, view

  /// How the file's name, and its type's, continues the concept's.
  var suffix: String {
    switch self {
    case .model: ""
    case .rules: "Rules"
    case .repository: "Repository"
    case .useCase: "UseCase"
    case .viewState: "ViewState"
    case .viewModel: "ViewModel"
    case .view: "View"
    }
  }

  var libraries: [String] {
    switch self {
    case .repository: ["Foundation"]
    case .viewModel: ["Observation"]
    default: []
    }
  }

  /// - Parameter opens: the team whose screen the view model opens.
  func imports(opens team: String) -> [SynthModule] {
    switch self {
    case .repository: [.domain, .network]
    case .viewModel: [.domain, .routing, .api(team)]
    case .view: [.domain, .design]
    default: [.domain]
    }
  }
}
