import GraphFacts
import GraphReports
import GraphRules
import Verbs

/// Says whose each path is, or each module, as GitHub reads CODEOWNERS.
struct OwnersCommand: Subcommand {
  static let name = "owners"
  static let summary = "Show who owns each path, or each module; exit 1 where nobody does."
  static let discussion = """
    Reads CODEOWNERS as GitHub does: the last line that matches decides. Without PATHs
    it lists every module.
    """
  static let usage = ["[PATH …]"]
  static let options: [Option] = []
  static let example = (
    command: "owners Packages/Store", purpose: "the teams that own a folder, by line"
  )

  private var root = RootFolder()
  private var paths: [String] = []

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option: throw Arguments.unexpected(word)
      case .operand(let path): paths.append(path)
      }
    }
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    do throws(OwnersFailure) {
      let rows = try await paths.isEmpty ? modules(root, services) : rows(root)
      streams.output.write(OwnersWriter().write(rows))
      return rows.contains { $0.owners.isEmpty } ? .findings : .clean
    } catch {
      for message in error.messages { streams.errors.line(message) }
      return .couldNotJudge
    }
  }

  private func modules(
    _ root: String, _ services: Services
  ) async throws(OwnersFailure) -> [OwnersRow] {
    let reading = await GraphReader(root: root, services: services).read()
    guard reading.isComplete else {
      throw OwnersFailure(messages: reading.problems.map(\.description))
    }
    let owners = try usable(reading.repository.owners)
    return reading.repository.modules.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }
      .flatMap { module in
        // An empty module is whose its first file would be.
        let files =
          module.files.isEmpty ? [Path.join(module.folder, "x")] : module.files.map(\.path)
        return OwnersRow.rows([module.name, module.folder], files, owners)
      }
  }

  /// Asking about paths needs no manifest.
  private func rows(_ root: String) throws(OwnersFailure) -> [OwnersRow] {
    let reader = OwnersReader(tree: FileTree(root: root))
    let file: OwnersFile?
    do throws(SystemError) {
      file = try reader.read()
    } catch {
      throw OwnersFailure(messages: ["error: cannot read CODEOWNERS: \(error)"])
    }
    let owners = try usable(file)
    let files = reader.paths()
    var rows: [OwnersRow] = []
    for path in paths {
      let place = try relative(path, to: root)
      if (try? FileSystem.status(Path.join(root, place)))?.kind == .directory {
        // A folder is whose its files are.
        let inside = files.filter { Path.contains(place, $0) }
        rows += OwnersRow.rows([place.isEmpty ? "." : "\(place)/"], inside, owners)
      } else {
        rows.append(OwnersRow(subject: [place], line: owners.line(for: place)))
      }
    }
    return rows
  }

  private func usable(_ file: OwnersFile?) throws(OwnersFailure) -> OwnersFile {
    guard let file else {
      let places = OwnersFile.places.joined(separator: ", ")
      throw OwnersFailure(messages: ["error: no CODEOWNERS file; GitHub looks at \(places)"])
    }
    if let fault = file.fault {
      throw OwnersFailure(messages: ["error: GitHub does not load \(file.path): \(fault)"])
    }
    return file
  }

  /// A path as seen from the root: the current folder's where that lies in the repository.
  private func relative(_ path: String, to root: String) throws(OwnersFailure) -> String {
    let current = (try? FileSystem.currentDirectory()) ?? root
    let base = Path.contains(root, current) ? current : root
    let absolute = Path.normalized(Path.absolute(path, in: base))
    guard let place = Path.relative(absolute, to: root) else {
      throw OwnersFailure(messages: ["error: \(path) lies outside \(root)"])
    }
    return place
  }
}

private struct OwnersFailure: Error {
  var messages: [String]
}
