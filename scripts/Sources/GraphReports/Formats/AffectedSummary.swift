package import GraphFacts
package import GraphRules

/// What a run says of itself: the base, what became of each file, the result and its reason.
package struct AffectedSummary {
  package private(set) var lines: [String] = []
  private static let mostFiles = 20

  package init(
    _ selection: Selection, _ changes: ChangeSet?, _ plan: TestPlan, _ repository: Repository
  ) {
    if let changes {
      lines.append(
        "base: \(changes.mergeBase.prefix(12)), the merge base with \(changes.revision); "
          + Self.count(changes.changes.count, "changed file"))
    }
    let writer = AffectedWriter(repository: repository)
    lines += selection.verdicts.prefix(Self.mostFiles).map { "  " + writer.line($0) }
    if selection.verdicts.count > Self.mostFiles {
      lines.append("  … and \(selection.verdicts.count - Self.mostFiles) more")
    }
    if !selection.removed.isEmpty {
      lines.append("removed: \(selection.removed.joined(separator: ", "))")
    }
    let loose = selection.modules.map { repository.modules[$0.module] }.filter { $0.package == nil }
    if !loose.isEmpty {
      lines.append(
        "in no package, so test them with their own project: "
          + loose.map(\.name).joined(separator: ", "))
    }
    lines.append(Self.result(selection, plan, repository))
  }

  private static func result(
    _ selection: Selection, _ plan: TestPlan, _ repository: Repository
  ) -> String {
    if let reason = selection.reasons.first {
      let more = selection.reasons.count - 1
      return "everything is affected: \(reason)" + (more > 0 ? " (and \(more) more reasons)" : "")
    }
    if selection.modules.isEmpty {
      let why = selection.verdicts.isEmpty ? "no file changed" : "every changed file is ignored"
      return "nothing is affected: \(selection.removed.isEmpty ? why : "nothing that is left")"
    }
    return "\(selection.modules.count) of \(count(repository.modules.count, "module")) affected, "
      + "\(count(plan.entries.count, "package")) to test"
  }

  private static func count(_ number: Int, _ what: String) -> String {
    number == 1 ? "1 \(what)" : "\(number) \(what)s"
  }
}
