import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("From one target to modules")
struct MigrationTests {
  @Test(
    "every step checks clean with its baseline: nothing new, nothing stale",
    arguments: MigrationStep.all)
  func clean(step: MigrationStep) async throws {
    let run = await (try Fixture(step.files)).run()
    #expect(run.output == "")
    #expect(run.code == .clean)
    #expect(run.errors.hasSuffix("baseline: \(step.baseline.count) known, 0 new, 0 stale\n"))
  }

  @Test("the baseline only shrinks, to nothing")
  func shrinks() {
    let baselines = MigrationStep.all.map { Set($0.baseline) }
    for (before, after) in zip(baselines, baselines.dropFirst()) {
      #expect(after.isStrictSubset(of: before))
    }
    #expect(baselines.first?.isEmpty == false)
    #expect(baselines.last?.isEmpty == true)
  }

  @Test(
    "each step leaves stale entries, and writing takes out just those",
    arguments: zip(MigrationStep.all, MigrationStep.all.dropFirst()))
  func writing(before: MigrationStep, after: MigrationStep) async throws {
    let shop = try Fixture(after.files)
    let file = MigrationStep.baselineFile
    try shop.write(file, before.files[file] ?? "")
    let forgotten = await shop.run()
    #expect(forgotten.code == .findings)
    #expect(Set(forgotten.rules) == ["stale"])
    #expect(forgotten.lines.count == before.baseline.count - after.baseline.count)

    #expect(await shop.run("--write-baseline").code == .clean)
    #expect(try shop.text(file) == after.files[file])
  }

  @Test("a core that takes the locator along is new, so the baseline cannot hide it")
  func reachingBack() async throws {
    let shop = try Fixture(MigrationStep.coresAndDomain.files)
    try shop.write(
      "Packages/Foundation/Sources/NetworkCore/Session.swift",
      "import AppFeature\nlet locator = ServiceLocator.shared\n")
    let run = await shop.run()
    #expect(run.code == .findings)
    #expect(run.rules.sorted() == ["cycle", "layer"])
    #expect(await shop.run("--write-baseline").code == .findings)
  }

  @Test("in the first step everybody can reach everything, so every public type is on the list")
  func firstFindings() async throws {
    let shop = try Fixture(MigrationStep.monolith.files)
    try shop.write(MigrationStep.baselineFile, Baseline.text([]))
    let run = await shop.run("--write-baseline", "--allow-new")
    #expect(run.code == .clean)
    #expect(
      try shop.text(MigrationStep.baselineFile)
        == MigrationStep.monolith.files[MigrationStep.baselineFile])
  }
}
