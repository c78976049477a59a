import GraphFacts
import GraphReports
import Verbs

/// Copies what another repository takes: the tool without its tests and without the lab.
struct ExportCommand: Subcommand {
  static let name = "export"
  static let summary = "Copy the tool for another repository: sources, scripts, hook, licence."
  static let discussion = """
    The copy is a Swift package of its own that builds itself on the first call. Tests
    and what only this repository needs stay here. DIR has to be new or empty.
    """
  static let usage = ["DIR"]
  static let options: [Option] = []
  static let example = (
    command: "export ../other-app/tools/modgraph", purpose: "the tool in another repository"
  )

  private var root = RootFolder()
  private var folder = ""

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .operand(let path) where folder.isEmpty: folder = path
      case let word: throw Arguments.unexpected(word)
      }
    }
    guard !folder.isEmpty else { throw UsageError("export needs a folder, such as tools/modgraph") }
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let home = FileSystem.environment("MODGRAPH_HOME") else {
      streams.errors.line(
        "error: the tool does not know where its sources are; call it by its script, modgraph")
      return .couldNotJudge
    }
    return export(from: home, streams)
  }

  /// Copies the package in a folder.
  func export(from home: String, _ streams: Streams) -> ExitCode {
    do throws(SystemError) {
      if let entries = try? FileSystem.entries(of: folder), !entries.isEmpty {
        streams.errors.line("error: \(folder) is not empty; nothing was written")
        return .couldNotJudge
      }
      let files = try ExportedFiles(home: home).all
      for file in files {
        let path = Path.join(folder, file.path)
        try FileSystem.makeDirectory(Path.parent(of: path))
        try FileSystem.write(file.bytes, to: path)
        if file.isExecutable { try FileSystem.makeExecutable(path) }
      }
      streams.errors.line("\(files.count) files in \(folder); try \(Path.join(folder, Tool.name))")
      return .clean
    } catch {
      streams.errors.line("error: cannot copy \(home) to \(folder): \(error)")
      return .couldNotJudge
    }
  }
}
