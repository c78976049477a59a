import GraphFacts

/// The files of the tool that another repository takes.
struct ExportedFiles {
  struct File {
    let path: String
    let bytes: [UInt8]
    var isExecutable = false
  }

  /// The targets of the program, in the order in which they see each other.
  static let targets = ["GraphFacts", "GraphRules", "GraphReports", "Verbs", "modgraph"]

  let all: [File]

  /// Reads the package in a folder. The licence lies there or in the folder above.
  init(home: String) throws(SystemError) {
    let manifest = String(
      decoding: try FileSystem.read(Path.join(home, "Package.swift")), as: UTF8.self)
    var files = [File(path: "Package.swift", bytes: Array(Self.manifest(manifest).utf8))]
    for name in ["modgraph", "pre-commit", "check-imports.swift"] {
      files.append(
        File(
          path: name, bytes: try FileSystem.read(Path.join(home, name)),
          isExecutable: !name.hasSuffix(".swift")))
    }
    let licence = [home, Path.parent(of: home)].map { Path.join($0, "LICENSE") }
      .first(where: FileSystem.exists)
    if let licence { files.append(File(path: "LICENSE", bytes: try FileSystem.read(licence))) }
    for target in Self.targets {
      var waiting = ["Sources/\(target)"]
      while let folder = waiting.popLast() {
        for entry in try FileSystem.entries(of: Path.join(home, folder)).sorted(by: Self.byName) {
          let path = Path.join(folder, entry.name)
          if entry.kind == .directory {
            waiting.append(path)
          } else {
            files.append(File(path: path, bytes: try FileSystem.read(Path.join(home, path))))
          }
        }
      }
    }
    all = files
  }

  private static func byName(_ left: FileSystem.Entry, _ right: FileSystem.Entry) -> Bool {
    left.name < right.name
  }

  /// The manifest with the program's product and targets only. Each begins on a line of its own,
  /// four columns in.
  static func manifest(_ text: String) -> String {
    var entries: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let continues = line.hasPrefix("     ") || line.hasPrefix("    )")
      if continues, !entries.isEmpty {
        entries[entries.count - 1].append(line)
      } else {
        entries.append([line])
      }
    }
    return entries.filter(isKept).joined().joined(separator: "\n")
  }

  private static func isKept(_ entry: [Substring]) -> Bool {
    guard entry[0].hasPrefix("    .") else { return true }
    let words = entry.joined().split(separator: "\"")
    return words.count > 1 && targets.contains(String(words[1]))
  }
}
