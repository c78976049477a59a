import GraphFacts
import GraphReports
import GraphRules
import Verbs

/// Reads the repository, runs every rule, reports what they found.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let summary = "Reject edges, imports and manifests that the rules do not allow."
  static let discussion = """
    Reads every manifest and every import and prints a line for each finding. With
    FILEs it judges only those. With a baseline, known findings pass, a new one fails,
    and so does an entry whose finding is gone.
    """
  static let usage = [
    "[--format FORMAT] [--baseline FILE] [FILE …]",
    "--write-baseline [--allow-new] [--baseline FILE]",
  ]
  static let options = [
    Option("--format", ReportFormat.self, "How findings are printed; text without it."),
    Option("--baseline", "FILE", "The file of known findings; else the one that the policy names."),
    Option("--write-baseline", "Take out of the baseline what is gone, or write the first one."),
    Option("--allow-new", "With --write-baseline: put new findings in as well."),
  ]
  static let example = (
    command: "check --format github", purpose: "findings at the lines of a pull request"
  )

  private var root = RootFolder()
  private var format = ReportFormat.text
  private var baseline: String?
  private var use = BaselineStep.Use.compare
  /// What to judge; none for everything.
  private var files: [String] = []

  init(_ arguments: inout Arguments) throws(UsageError) {
    var allowsNew = false
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--format"): format = try arguments.choice(of: "--format")
      case .option("--baseline"): baseline = try arguments.value(of: "--baseline", "a file")
      case .option("--write-baseline"): use = .shrink
      case .option("--allow-new"): allowsNew = true
      case .operand(let path): files.append(path)
      case .option: throw Arguments.unexpected(word)
      }
    }
    guard files.isEmpty || use == .compare else {
      throw UsageError("a baseline is written from a check of everything: leave out \(files[0])")
    }
    guard allowsNew else { return }
    guard use == .shrink else {
      throw UsageError("--allow-new is about writing: it needs --write-baseline")
    }
    use = .accept
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    let selection: FileSelection?
    do throws(UsageError) {
      selection = files.isEmpty ? nil : try FileSelection(files, root: root)
    } catch {
      // Not seldom it is a command with a letter missing.
      streams.errors.line("error: \(error.message); see --help")
      return .couldNotJudge
    }
    let reading = await GraphReader(root: root, selection: selection, services: services)
      .read()
    var report = Linter().run(reading)
    let step = baselineFile(reading.policy, root: root).map {
      BaselineStep(file: $0, use: use, judgesStale: selection == nil)
    }
    if let step {
      step.apply(to: &report)
    } else if use != .compare, report.isComplete {
      streams.errors.line(
        "error: --write-baseline needs --baseline FILE, or the key baseline in "
          + Policy.fileName)
      return .couldNotJudge
    }
    let code = tell(report, streams)
    if let note = step?.note(report) { streams.errors.line(note) }
    return code
  }

  private func baselineFile(_ policy: Policy, root: String) -> BaselineFile? {
    if let baseline { return BaselineFile(argument: baseline, root: root) }
    return policy.baseline.map { BaselineFile(configured: $0, root: root) }
  }

  private func tell(_ report: Report, _ streams: Streams) -> ExitCode {
    let text = TextWriter()
    streams.output.write(format.writer.write(report))
    for problem in report.problems { streams.errors.line(problem.description) }
    if report.isComplete { streams.errors.line(text.summary(report)) }
    if let counts = report.baseline { streams.errors.line(text.line(counts)) }
    return ExitCode(report.verdict)
  }
}

extension ExitCode {
  fileprivate init(_ verdict: Report.Verdict) {
    switch verdict {
    case .clean: self = .clean
    case .findings: self = .findings
    case .couldNotJudge: self = .couldNotJudge
    }
  }
}
