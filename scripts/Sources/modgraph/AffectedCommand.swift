import GraphFacts
import GraphReports
import GraphRules
import Verbs

/// Says what a change affects: the tests that it can break, and no others.
struct AffectedCommand: Subcommand {
  static let name = "affected"
  static let summary = "Select the modules and tests that a change since the merge base affects."
  static let discussion = """
    A changed file selects its module, and everything that uses it, along the old and
    the new edges. What cannot be told selects everything, with the reason.
    """
  static let usage = ["[--base REV] [--format FORMAT]"]
  static let options = [
    Option("--base", "REV", "The revision to compare with; else origin/main, else main."),
    Option("--format", Format.self, "How the selection is printed; text without it."),
  ]
  static let example = (
    command: "affected --base origin/main --format matrix", purpose: "one CI job for each package"
  )

  enum Format: String, CaseIterable {
    case text, json, matrix
  }

  private var root = RootFolder()
  private var base: String?
  private var format = Format.text

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--format"): format = try arguments.choice(of: "--format")
      case .option("--base"):
        let revision = try arguments.value(of: "--base", "a revision")
        // Git would take it for an option of its own.
        guard !revision.hasPrefix("-") else {
          throw UsageError("--base takes a revision, not \(revision)")
        }
        base = revision
      case let word: throw Arguments.unexpected(word)
      }
    }
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    async let changed = changes(root, services)
    let reading = await GraphReader(root: root, services: services).read()
    for problem in reading.problems { streams.errors.line(problem.description) }
    // Where nothing is known there is nothing to choose from, and an empty answer would be a lie.
    guard !reading.repository.modules.isEmpty else { return .couldNotJudge }
    let (selection, changes) = await select(reading, changed, root, services)
    let broken = reading.problems.filter { $0.isFatal && Change.isManifest($0.path) }
      .map { Path.parent(of: $0.path) }
      .filter { folder in !reading.repository.packages.contains { $0.folder == folder } }
    let plan = TestPlan(selection, reading.repository, broken: Set(broken).sorted())
    let writer = AffectedWriter(repository: reading.repository)
    switch format {
    case .text: streams.output.write(writer.text(selection))
    case .json: streams.output.write(writer.json(selection, plan, changes))
    case .matrix: streams.output.write(writer.matrix(plan))
    }
    for line in AffectedSummary(selection, changes, plan, reading.repository).lines {
      streams.errors.line(line)
    }
    return .clean
  }

  private func changes(
    _ root: String, _ services: Services
  ) async -> Result<ChangeSet, ChangeReader.Unknown> {
    do throws(ChangeReader.Unknown) {
      return .success(try await ChangeReader(root: root, base: base, clock: services.clock).read())
    } catch {
      return .failure(error)
    }
  }

  private func select(
    _ reading: GraphReading, _ changed: Result<ChangeSet, ChangeReader.Unknown>, _ root: String,
    _ services: Services
  ) async -> (Selection, ChangeSet?) {
    let repository = reading.repository
    let changes: ChangeSet
    switch changed {
    case .success(let set): changes = set
    case .failure(let unknown): return (.everything(repository, because: [unknown.reason]), nil)
    }
    guard reading.isComplete else {
      return (.everything(repository, because: ["the graph cannot be read whole"]), changes)
    }
    var selector = Selector(repository: repository, ignore: reading.policy.ignore)
    let selection = selector.select(changes)
    guard selector.needsBase(after: selection) else { return (selection, changes) }
    do throws(BaseReader.Unknown) {
      selector.base = try await BaseReader(root: root, changes: changes, services: services)
        .read()
    } catch {
      return (.everything(repository, because: [error.reason]), changes)
    }
    return (selector.select(changes), changes)
  }
}
