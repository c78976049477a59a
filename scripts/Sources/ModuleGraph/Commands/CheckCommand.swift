/// Reads the repository, runs every rule, reports what they found.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let usage = ["check [--format text|json|sarif|github]"]
  static let summary = "rejects edges, imports and manifests that the rules do not allow"

  private var root = RootFolder()
  private var format = ReportFormat.text

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--format"): format = try arguments.choice(of: "--format")
      case .option(let text), .operand(let text): throw UsageError("unknown argument \(text)")
      }
    }
  }

  func run(_ streams: Streams) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    let reading = await RepositoryReader(root: root).read()
    return tell(report(reading), streams)
  }

  private func report(_ reading: Reading) -> Report {
    let repository = reading.repository
    return Report(
      rules: Rule.all.map { Report.RuleLabel(id: $0.id, summary: $0.summary) }
        + [Report.RuleLabel(id: ExceptionRule.id, summary: ExceptionRule.summary)],
      findings: reading.findings(),
      problems: reading.problems,
      counts: Report.Counts(
        modules: repository.modules.count,
        files: repository.modules.reduce(0) { $0 + $1.files.count }))
  }

  private func tell(_ report: Report, _ streams: Streams) -> ExitCode {
    streams.output.write(format.writer.write(report))
    for problem in report.problems { streams.errors.line(TextWriter().line(problem)) }
    if report.isComplete { streams.errors.line(TextWriter().summary(report)) }
    return report.exitCode
  }
}
