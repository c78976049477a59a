/// What `.modgraph.json` says, or what holds without the file.
struct Configuration: Hashable, Sendable {
  static let fileName = ".modgraph.json"

  /// Folders that are not read, such as code of others.
  var skip: [FolderPattern] = []
  /// The file of known findings, relative to the root.
  var baseline: String?
  /// Files that no module owns and that still select no module.
  var ignore = IgnoreList.usual
}
