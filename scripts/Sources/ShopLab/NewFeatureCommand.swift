import GraphFacts
import GraphRules
import Verbs

/// Makes the package of a new feature, whole and in its places, or refuses and changes nothing.
struct NewFeatureCommand: Subcommand {
  static let name = "new-feature"
  static let summary = "Make a feature's package: interface, feature, fakes, demo, tests, owner."
  static let discussion = """
    Makes all of it in its places, or refuses and changes nothing.
    """
  static let usage = ["NAME --team @org/team"]
  static let options = [
    Option("--team", "TEAM", "The owning team in CODEOWNERS, such as @shop/orders.")
  ]
  static let example = (
    command: "new-feature Orders --team @shop/orders", purpose: "a first screen in Packages/Orders"
  )

  private var root = RootFolder()
  private var feature: String?
  private var team: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--team"):
        team = try arguments.value(of: "--team", "a team, such as @shop/orders")
      case .operand(let name) where feature == nil: feature = name
      case let word: throw Arguments.unexpected(word)
      }
    }
    guard feature != nil else { throw UsageError("new-feature needs a name, such as Orders") }
    guard team != nil else { throw UsageError("new-feature needs --team @org/team") }
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let feature, let team, let root = root.open(streams) else { return .couldNotJudge }
    let name: FeatureName
    do throws(FeatureName.Refusal) {
      name = try FeatureName(feature)
    } catch {
      return refuse(error.message, streams)
    }
    let reading = await GraphReader(root: root, services: services).read()
    guard reading.isComplete else {
      for problem in reading.problems { streams.errors.line(problem.description) }
      return refuse("the repository cannot be read whole", streams)
    }
    do throws(NewFeature.Refusal) {
      let new = try NewFeature(
        name: name, team: team, root: root, graph: reading.graph)
      try new.write(root: root)
    } catch {
      return refuse(error.message, streams)
    }
    streams.output.write(next(name))
    return .clean
  }

  private func refuse(_ message: String, _ streams: Streams) -> ExitCode {
    streams.errors.line("error: \(message); nothing was made")
    return .couldNotJudge
  }

  /// What is left to people, since it is theirs to decide where and with what.
  private func next(_ name: FeatureName) -> String {
    """
    Packages/\(name.type) is made, and listed in Package.swift and CODEOWNERS. Try it:

      ci/test \(name.type)
      swift run --package-path Packages/\(name.type) \(name.type)Demo --list

    To open it from the shop, add to the dependencies of ShopApp in Package.swift

            .product(name: "\(name.type)API", package: "\(name.type)"),
            .product(name: "\(name.type)Feature", package: "\(name.type)"),

    and to App/ShopApp/CompositionRoot.swift

      import \(name.type)API
      import \(name.type)Feature

          let \(name.member)Feature = \(name.type)FeatureEntry(client: client)
          routes.register(\(name.type)Route.self) {
            \(name.member)Feature.\(name.member)($0, router: $1)
          }

    Until then ci/check reminds of it: [unhandled-route]. Then ci/graphs --fix draws the graphs.

    """
  }
}
