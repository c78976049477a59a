import GraphFacts

/// Judges a graph by every rule.
package struct Linter {
  var today = CalendarDate.today()

  package init(
    today: CalendarDate = CalendarDate.today()
  ) {
    self.today = today
  }

  package func run(_ reading: GraphReading) -> Report {
    Report(
      rules: Rule.all.map { Report.RuleLabel(id: $0.id, summary: $0.summary) } + [
        Report.RuleLabel(id: ExceptionRule.id, summary: ExceptionRule.summary),
        Report.RuleLabel(id: Ratchet.staleID, summary: Ratchet.staleSummary),
      ],
      findings: findings(reading), problems: reading.problems, counts: counts(reading),
      isLimited: reading.selection != nil)
  }

  /// What every rule finds, sorted, each once, less what an exception covers; where only some
  /// files were to be judged, what stands there.
  private func findings(_ reading: GraphReading) -> [Finding] {
    let rules = Rule.all.filter { rule in
      !reading.policy.rulesOff.contains(rule.id)
        && (reading.readsEverything || rule.reach == .module)
    }
    let found = Set(rules.flatMap { $0.check(reading.graph) })
    let exceptions = ExceptionRule(exceptions: reading.policy.exceptions, today: today)
    let rest = exceptions.apply(to: Array(found)).sorted()
    guard let selection = reading.selection else { return rest }
    return rest.filter { selection.paths.contains($0.path) }
  }

  private func counts(_ reading: GraphReading) -> Report.Counts {
    let modules = reading.repository.modules
    guard let selection = reading.selection else {
      return Report.Counts(
        modules: modules.count, files: modules.reduce(0) { $0 + $1.files.count })
    }
    let files = modules.map { module in
      module.files.count { selection.paths.contains($0.path) }
    }
    return Report.Counts(modules: files.count { $0 > 0 }, files: files.reduce(0, +))
  }
}
