import GraphFacts

/// One rule: a pure function from a graph to what is wrong with it.
struct Rule: Sendable {
  /// As it stands in brackets in a finding.
  let id: String
  /// What the rule finds, in one line.
  let summary: String
  /// What has to be read to judge a source file by it.
  var reach = Reach.repository
  let check: @Sendable (Graph) -> [Finding]

  enum Reach: Hashable, Sendable {
    /// The manifests and the file's own module; for routes the composition roots as well.
    case module
    case repository
  }

  /// Every rule there is. A new one is a file beside this one and a line here.
  static let all: [Rule] = [
    .layer,
    .undeclaredImport,
    .unusedDependency,
    .cycle,
    .noRole,
    .duplicateName,
    .unlistedTests,
    .libraryType,
    .entryPoint,
    .interfaceSurface,
    .unhandledRoute,
    .owner,
    .manifestSettings,
  ]
}
