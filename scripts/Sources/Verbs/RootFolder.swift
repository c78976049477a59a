import GraphFacts

/// The folder of the repository that a command is about.
package struct RootFolder: Sendable {
  /// As it was asked for. The script says which repository holds it; without it, the current
  /// folder is meant.
  package var path = FileSystem.environment("MODGRAPH_ROOT") ?? "."

  package init(
    path: String = FileSystem.environment("MODGRAPH_ROOT") ?? "."
  ) {
    self.path = path
  }

  /// The folder without links; nil, and told, where there is none.
  package func open(_ streams: Streams) -> String? {
    do throws(SystemError) {
      let root = try FileSystem.realPath(path)
      guard try FileSystem.status(root).kind == .directory else {
        streams.errors.line("error: the root \(path) is not a folder")
        return nil
      }
      return root
    } catch {
      streams.errors.line("error: cannot open the root folder \(path): \(error)")
      return nil
    }
  }
}
