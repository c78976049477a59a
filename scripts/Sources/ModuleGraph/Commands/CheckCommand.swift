/// Reads the repository, runs every rule, prints what they found.
struct CheckCommand {
  let options: CheckOptions
  let output: Output
  let errors: Output

  func run() async -> ExitCode {
    let root: String
    do throws(SystemError) {
      root = try FileSystem.realPath(options.root)
    } catch {
      errors.line("error: cannot open the root folder \(options.root): \(error)")
      return .couldNotJudge
    }
    let reading = await RepositoryReader(root: root).read()
    let findings = Set(Rule.all.flatMap { $0.check(reading.repository) }).sorted()
    let writer = TextWriter()
    output.write(writer.write(findings))
    for problem in reading.problems { errors.line(writer.line(problem)) }
    guard reading.isComplete else { return .couldNotJudge }
    errors.line(summary(findings, reading.repository))
    return findings.isEmpty ? .clean : .findings
  }

  private func summary(_ findings: [Finding], _ repository: Repository) -> String {
    let files = repository.modules.reduce(0) { $0 + $1.files.count }
    let counted = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return "\(counted) in \(repository.modules.count) modules, \(files) files"
  }
}
