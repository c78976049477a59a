import GraphFacts
package import GraphRules

/// The roles as a Markdown table: how their modules are named, and what they may import.
package struct RoleTableWriter {
  private let table: RoleTable
  private let without: Set<String>

  /// Leaves out some roles.
  package init(table: RoleTable, without: Set<String> = []) {
    self.table = table
    self.without = without
  }

  package func write() -> String {
    let rows = table.roles.filter { !without.contains($0.name) }.map { role in
      "| \(role.name) | \(names(of: role)) | \(role.allowedWords.joined(separator: ", ")) |\n"
    }
    return "| role | named | may import, of ours |\n|---|---|---|\n" + rows.joined()
  }

  private func names(of role: RoleDefinition) -> String {
    let names = role.names.map { "`\(NamePattern($0).words)`" }
    let folders = role.folders.map { "any target under `\($0.text)/`" }
    let given = table.given.filter { $0.value == role.name }.map { "`\($0.key)`" }.sorted()
    let all = names + folders + given
    return all.isEmpty ? "single modules" : all.joined(separator: ", ")
  }
}
