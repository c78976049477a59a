/// The pages of a program: one for all its verbs, and one for each.
struct Help {
  let program: Program

  /// All verbs.
  var text: String {
    let rows = program.commands.map { ($0.name, $0.summary) } + Program.ownVerbs
    let usual = program.usual.map { " Without a verb it runs \($0.name)." } ?? ""
    return """
      \(program.summary)\(usual)

      USAGE: \(program.name) [VERB] [OPTION…]

      VERBS:
      \(Self.columns(rows))
      OPTIONS, before or after the verb:
      \(Self.columns(Self.rows(Option.common + Self.ending)))
      EXIT STATUS: 0 clean, 1 findings, 2 it could not judge or write, 64 bad usage.

      See \(program.name) help VERB for the options of a verb and an example.
      """
  }

  /// One verb.
  func page(_ command: any Subcommand.Type) -> String {
    """
    \(command.summary)

    \(command.usage.map { "USAGE: \(program.name) \(command.name) \($0)" }.joined(separator: "\n"))

    \(command.discussion)

    OPTIONS:
    \(Self.columns(Self.rows(command.options + Option.common)))
    EXAMPLE: \(command.example.purpose)
      \(program.name) \(command.example.command)
    """
  }

  private static let ending = [
    Option("--version", "Show the version."), Option("--", "What follows is no option."),
  ]

  private static func rows(_ options: [Option]) -> [(String, String)] {
    options.map { ([$0.name, $0.value].compactMap(\.self).joined(separator: " "), $0.summary) }
  }

  /// Two columns; a name that is too long for the first has a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    rows.map { name, text in
      let gap = 21 - name.count
      return gap > 0
        ? "  \(name)\(String(repeating: " ", count: gap))\(text)\n"
        : "  \(name)\n\(String(repeating: " ", count: 23))\(text)\n"
    }.joined()
  }
}
