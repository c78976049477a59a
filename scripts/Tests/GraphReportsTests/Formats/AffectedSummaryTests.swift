import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules

@Suite("What a run of affected says of itself")
struct AffectedSummaryTests {
  @Test("a module that is in no package is named, because CI has no command for it")
  func loose() {
    var repository = Repository()
    repository.modules = [
      Module(
        name: "App", target: "App", kind: .executable, manifestPath: "", position: .start,
        folder: "App")
    ]
    let selection = Selection(modules: [Selection.Affected(module: 0, cause: .files(["App/a"]))])
    let plan = TestPlan(selection, repository)
    #expect(plan.entries.isEmpty)
    let lines = AffectedSummary(selection, nil, plan, repository).lines
    #expect(lines.first == "in no package, so test them with their own project: App")
  }
}
