/// One rule: a pure function from what was read to what is wrong with it.
struct Rule: Sendable {
  /// As it stands in brackets in a finding.
  let id: String
  /// What the rule finds, in one line.
  let summary: String
  let check: @Sendable (Repository) -> [Finding]

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
