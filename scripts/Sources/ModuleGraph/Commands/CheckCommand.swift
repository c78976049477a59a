/// Reads the repository, runs every rule, reports what they found.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let usage = [
    "check [--format text|json|sarif|github] [--baseline FILE]",
    "check --write-baseline [--allow-new] [--baseline FILE]",
  ]
  static let summary = "rejects edges, imports and manifests that the rules do not allow"

  private var root = RootFolder()
  private var format = ReportFormat.text
  private var baseline: String?
  private var use = BaselineStep.Use.compare

  init(_ arguments: inout Arguments) throws(UsageError) {
    var allowsNew = false
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--format"): format = try arguments.choice(of: "--format")
      case .option("--baseline"): baseline = try arguments.value(of: "--baseline", "a file")
      case .option("--write-baseline"): use = .shrink
      case .option("--allow-new"): allowsNew = true
      case .option(let text), .operand(let text): throw UsageError("unknown argument \(text)")
      }
    }
    guard allowsNew else { return }
    guard use == .shrink else {
      throw UsageError("--allow-new is about writing: it needs --write-baseline")
    }
    use = .accept
  }

  func run(_ streams: Streams) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    let reading = await RepositoryReader(root: root).read()
    var report = report(reading)
    let step = baselineFile(reading.configuration, root: root).map {
      BaselineStep(file: $0, use: use)
    }
    if let step {
      step.apply(to: &report)
    } else if use != .compare, report.isComplete {
      streams.errors.line(
        "error: --write-baseline needs --baseline FILE, or the key baseline in "
          + Configuration.fileName)
      return .couldNotJudge
    }
    let code = tell(report, streams)
    if let note = step?.note(report) { streams.errors.line(note) }
    return code
  }

  private func baselineFile(_ configuration: Configuration, root: String) -> BaselineFile? {
    if let baseline { return BaselineFile(argument: baseline, root: root) }
    return configuration.baseline.map { BaselineFile(configured: $0, root: root) }
  }

  private func report(_ reading: Reading) -> Report {
    let repository = reading.repository
    return Report(
      rules: Rule.all.map { Report.RuleLabel(id: $0.id, summary: $0.summary) } + [
        Report.RuleLabel(id: ExceptionRule.id, summary: ExceptionRule.summary),
        Report.RuleLabel(id: Ratchet.staleID, summary: Ratchet.staleSummary),
      ],
      findings: reading.findings(),
      problems: reading.problems,
      counts: Report.Counts(
        modules: repository.modules.count,
        files: repository.modules.reduce(0) { $0 + $1.files.count }))
  }

  private func tell(_ report: Report, _ streams: Streams) -> ExitCode {
    let text = TextWriter()
    streams.output.write(format.writer.write(report))
    for problem in report.problems { streams.errors.line(text.line(problem)) }
    if report.isComplete { streams.errors.line(text.summary(report)) }
    if let counts = report.baseline { streams.errors.line(text.line(counts)) }
    return report.exitCode
  }
}
