package import GraphFacts

/// A program of several verbs: arguments in, text and an exit code out.
package struct Program: Sendable {
  /// As a shell calls it.
  let name: String
  /// What it is for, as a sentence.
  let summary: String
  let version: String
  /// Everything that it does.
  let commands: [any Subcommand.Type]
  /// What runs when no verb is named; nil where one has to be.
  let usual: (any Subcommand.Type)?
  private let streams: Streams
  private let services: Services

  /// What the program does for every list of verbs.
  static let ownVerbs: [(name: String, summary: String)] = [
    ("help", "Show this page, or the page of a verb."),
    ("completions", "Print a completion script for bash, zsh or fish."),
  ]

  /// Prints results to `output` and everything about the run itself to `errors`.
  package init(
    name: String, summary: String, version: String, commands: [any Subcommand.Type],
    usual: (any Subcommand.Type)? = nil, output: Output = .standardOutput,
    errors: Output = .standardError, services: Services = Services()
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
    self.usual = usual
    streams = Streams(output: output, errors: errors)
    self.services = services
  }

  /// Runs one command line, without the program's name.
  package func run(_ words: [String]) async -> ExitCode {
    do throws(UsageError) {
      let (verb, rest) = try split(words)
      let options = rest.prefix { $0 != "--" }
      if options.contains("--version") { return show(version) }
      let asksForHelp = options.contains("--help") || options.contains("-h")
      if verb == "help" { return show(try page(named: rest.first { !$0.hasPrefix("-") })) }
      if verb == "completions" {
        return asksForHelp ? show(Help(program: self).text) : show(try completions(rest))
      }
      if asksForHelp { return show(try page(named: verb)) }
      guard let command = try verb.map(command) ?? usual else {
        throw UsageError("name a verb: \(commands.map { $0.name }.joined(separator: ", "))")
      }
      var arguments = Arguments(rest, options: command.options + Option.common)
      return await (try command.init(&arguments)).run(streams, services)
    } catch {
      streams.errors.line("error: \(error.message); see \(name) --help")
      return .usage
    }
  }

  private func show(_ text: String) -> ExitCode {
    streams.output.line(text)
    return .clean
  }

  private func page(named verb: String?) throws(UsageError) -> String {
    guard let verb, !Self.ownVerbs.contains(where: { $0.name == verb }) else {
      return Help(program: self).text
    }
    return Help(program: self).page(try command(verb))
  }

  private func completions(_ words: [String]) throws(UsageError) -> String {
    guard let shell = words.first.flatMap(Completions.Shell.init) else {
      let shells = Completions.Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("completions takes one of \(shells)")
    }
    return Completions(program: self).script(for: shell)
  }

  private func command(_ verb: String) throws(UsageError) -> any Subcommand.Type {
    if let command = commands.first(where: { $0.name == verb }) { return command }
    let names = commands.map { $0.name } + Self.ownVerbs.map { $0.name }
    throw UsageError(
      "there is no verb \(verb); \(NearNames.hint(for: verb, in: names, "verbs"))")
  }

  /// The verb, wherever it stands among the options, and everything else. No verb where the first
  /// word that is no option is a file for the usual one.
  private func split(_ words: [String]) throws(UsageError) -> (verb: String?, rest: [String]) {
    let options = Option.common + commands.flatMap { $0.options }
    let known = Set(options.map(\.name)).union(["-h", "--version"])
    let valued = Set(options.filter { $0.value != nil }.map(\.name))
    var place = 0
    while place < words.count, words[place].hasPrefix("-"), words[place] != "-" {
      if words[place] == "--" { return (nil, words) }
      let name = String(words[place].prefix { $0 != "=" })
      guard known.contains(name) else {
        throw UsageError(
          "there is no option \(name); "
            + NearNames.hint(for: name, in: known.sorted(), "options"))
      }
      place += valued.contains(words[place]) ? 2 : 1
    }
    guard place < words.count else { return (nil, words) }
    let word = words[place]
    var rest = words
    rest.remove(at: place)
    let isVerb = (commands.map { $0.name } + Self.ownVerbs.map { $0.name }).contains(word)
    if !isVerb, usual != nil, isFile(word, words) { return (nil, words) }
    return (word, rest)
  }

  /// Whether a word that is no verb is one of the usual verb's files, or is meant as one.
  private func isFile(_ word: String, _ words: [String]) -> Bool {
    if word.contains(where: { $0 == "/" || $0 == "." }) || FileSystem.exists(word) { return true }
    var root = RootFolder().path
    for (option, value) in zip(words, words.dropFirst()) where option == "--root" { root = value }
    for word in words where word.hasPrefix("--root=") { root = String(word.dropFirst(7)) }
    return FileSystem.exists(Path.join(root, word))
  }
}
