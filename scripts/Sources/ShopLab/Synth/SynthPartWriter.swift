import GraphFacts

/// Writes one file of a concept: what its kind of file always has, then functions until it is as
/// long as real files are.
struct SynthPartWriter {
  let concept: SynthConcept
  /// The team whose screen the view model opens.
  let opens: String
  private var bodies: SynthBodies

  /// Lines of a file; about 175 in the middle.
  private static let length = 110...230

  init(concept: SynthConcept, opens: String, generator: SeededGenerator) {
    self.concept = concept
    self.opens = opens
    bodies = SynthBodies(concept: concept, generator: generator)
  }

  mutating func file(_ part: SynthPart) -> SynthFile {
    let goal = bodies.number(Self.length)
    var lines = start(part).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    while lines.count < goal - 2 {
      lines.append("")
      lines += filler(part)
    }
    lines.append("}")
    return SynthFile(
      module: .feature(concept.team), name: concept.name + part.suffix + ".swift",
      libraries: part.libraries, imports: part.imports(opens: opens),
      body: lines.joined(separator: "\n") + "\n")
  }

  private mutating func filler(_ part: SynthPart) -> [String] {
    switch part {
    case .model: bodies.itemFunction("", item: "")
    case .viewModel: bodies.listFunction("values")
    case .rules, .useCase:
      bodies.number(0...1) == 0
        ? bodies.listFunction() : bodies.itemFunction("_ item: \(concept.name)", item: "item.")
    case .repository, .viewState, .view:
      bodies.itemFunction("_ item: \(concept.name)", item: "item.")
    }
  }

  /// Everything but the last brace.
  private func start(_ part: SynthPart) -> String {
    switch part {
    case .model: model
    case .rules: rules
    case .repository: repository
    case .useCase: useCase
    case .viewState: viewState
    case .viewModel: viewModel
    case .view: view
    }
  }

  var name: String { concept.name }
  func field(_ kind: SynthConcept.Kind) -> String { concept.names(of: kind)[0] }
}
