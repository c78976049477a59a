package import GraphFacts

/// What `.modgraph.json` says, or what holds without the file.
package struct Policy: Hashable, Sendable {
  package static let fileName = ".modgraph.json"

  package var roles = StandardPolicy.roles
  /// The names that rules look for in code.
  package var conventions = StandardPolicy.conventions
  /// Modules that the file names, in its order.
  package var modules: [NamedModule] = []
  var exceptions: [EdgeException] = []
  /// Ids of rules that do not run here.
  var rulesOff: Set<String> = []
  /// Folders that are not read, such as code of others.
  var skip: [FolderPattern] = []
  /// The file of known findings, relative to the root.
  package var baseline: String?
  /// Files that no module owns and that still select no module.
  package var ignore = IgnoreList.usual
}
