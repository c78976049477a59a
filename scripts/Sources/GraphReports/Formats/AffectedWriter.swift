package import GraphFacts
package import GraphRules

/// What a change affects, in the forms that people, programs and CI take.
package struct AffectedWriter {
  package let repository: Repository

  package init(
    repository: Repository
  ) {
    self.repository = repository
  }

  /// A line for each module: its name, its package, why.
  package func text(_ selection: Selection) -> String {
    let rows = selection.modules.map { affected in
      let module = repository.modules[affected.module]
      return (module.name, path(of: module), words(affected.cause))
    }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { name, path, why in
      "\(pad(name, widths.0))  \(pad(path, widths.1))  \(why)\n"
    }.joined()
  }

  /// The value of a CI matrix.
  package func matrix(_ plan: TestPlan) -> String {
    JSON.dictionary(["include": .array(plan.entries.map(entry))]).text(pretty: false) + "\n"
  }

  /// Everything that is known of the selection. Complete and stable: fields are only ever added.
  package func json(_ selection: Selection, _ plan: TestPlan, _ changes: ChangeSet?) -> String {
    JSON.dictionary([
      "version": .int(1),
      "base": changes.map {
        .dictionary(["revision": .string($0.revision), "mergeBase": .string($0.mergeBase)])
      } ?? .null,
      "everything": .bool(selection.isEverything),
      "reasons": .strings(selection.reasons),
      "changes": .array(selection.verdicts.map(verdict)),
      "modules": .array(
        selection.modules.map { affected in
          let module = repository.modules[affected.module]
          return .dictionary([
            "name": .string(module.name), "package": .string(path(of: module)),
            "path": .string(module.folder), "because": .string(words(affected.cause)),
          ])
        }),
      "removed": .strings(selection.removed),
      "packages": .array(plan.entries.map(entry)),
    ])
    .text(pretty: true)
  }

  /// What became of a changed file, in one line.
  package func line(_ verdict: Selection.Verdict) -> String {
    "\(verdict.change.path): \(words(verdict.outcome))"
  }

  private func path(of module: Module) -> String {
    module.package.map { repository.packages[$0].path } ?? module.folder
  }

  private func entry(_ entry: TestPlan.Entry) -> JSON {
    .dictionary([
      "package": .string(entry.package), "path": .string(entry.path),
      "command": .string(entry.command), "filter": .string(entry.filter ?? ""),
    ])
  }

  private func verdict(_ verdict: Selection.Verdict) -> JSON {
    var selected: [String] = []
    var pattern: JSON?
    switch verdict.outcome {
    case .modules(let names), .manifest(let names): selected = names
    case .ignored(let text): pattern = .string(text)
    case .nobody: selected = []
    }
    return .dictionary([
      "path": .string(verdict.change.path), "kind": .string(verdict.change.kind.rawValue),
      "because": .string(words(verdict.outcome)), "modules": .strings(selected),
      "pattern": pattern,
    ])
  }

  private func words(_ outcome: Selection.Outcome) -> String {
    switch outcome {
    case .modules(let names): names.joined(separator: ", ")
    case .manifest: "the manifest of its package"
    case .ignored(let pattern): "on the ignore list (\(pattern))"
    case .nobody: "belongs to no module"
    }
  }

  private func words(_ cause: Selection.Cause) -> String {
    switch cause {
    case .everything: "everything is affected"
    case .files(let paths):
      "changed: \(paths.first ?? "")" + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
    case .manifest(let path): "its manifest changed: \(path)"
    case .uses(let name): "uses \(name)"
    case .used(let name): "used \(name) before"
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
