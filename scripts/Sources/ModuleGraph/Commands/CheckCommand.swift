/// Reads the repository, runs every rule, prints what they found.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let usage = ["check [--root DIR]"]
  static let summary = "rejects edges, imports and manifests that the rules do not allow"

  private var root = RootFolder()

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option(let text), .operand(let text): throw UsageError("unknown argument \(text)")
      }
    }
  }

  func run(_ streams: Streams) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    let reading = await RepositoryReader(root: root).read()
    let findings = reading.findings()
    let writer = TextWriter()
    streams.output.write(writer.write(findings))
    for problem in reading.problems { streams.errors.line(writer.line(problem)) }
    guard reading.isComplete else { return .couldNotJudge }
    streams.errors.line(summary(findings, reading.repository))
    return findings.isEmpty ? .clean : .findings
  }

  private func summary(_ findings: [Finding], _ repository: Repository) -> String {
    let files = repository.modules.reduce(0) { $0 + $1.files.count }
    let counted = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return "\(counted) in \(repository.modules.count) modules, \(files) files"
  }
}
