/// What `.modgraph.json` says, or what holds without the file.
struct Configuration: Hashable, Sendable {
  static let fileName = ".modgraph.json"

  var roles = RoleTable.standard
  /// Modules that the file names, in its order.
  var modules: [ConfiguredModule] = []
  var exceptions: [EdgeException] = []
  /// Ids of rules that do not run here.
  var rulesOff: Set<String> = []
  /// Folders that are not read, such as code of others.
  var skip: [FolderPattern] = []
  /// The file of known findings, relative to the root.
  var baseline: String?
  /// Files that no module owns and that still select no module.
  var ignore = IgnoreList.usual
}

/// A module of the configuration: one that no manifest names, or the role of one that it does.
struct ConfiguredModule: Hashable, Sendable {
  /// As it is imported.
  var name: String
  /// Its folder where no manifest names it, such as an Xcode app target's.
  var path: String?
  var role: String?
  /// Where the configuration names it.
  var position: Position
}
