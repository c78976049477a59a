import GraphFacts

private let ruleID = "no-role"

extension Rule {
  static let noRole = Rule(
    id: ruleID, summary: "a module whose name matches no role"
  ) { graph in
    let modules = zip(graph.repository.modules, graph.roles)
    return modules.filter { $1 == nil && $0.isImportable }.map { module, _ in
      let roles = graph.policy.roles.roles
      let names = roles.flatMap(\.names).map { $0.replacingStar(with: "…") }
      let folders = roles.flatMap(\.folders).map { "\($0.text)/" }
      let ways = [
        names.isEmpty ? nil : "name it like one (\(names.joined(separator: ", ")))",
        folders.isEmpty ? nil : "put it under \(folders.joined(separator: " or "))",
        "give it a role in \(Policy.fileName)",
      ]
      return Finding(
        rule: ruleID, path: module.manifestPath, position: module.position,
        message: "\(module.name) has no role, so no rule can hold it; "
          + ways.compactMap(\.self).joined(separator: ", or "),
        from: module.name, to: "")
    }
  }
}

extension String {
  fileprivate func replacingStar(with text: String) -> String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: text)
  }
}
