import GraphFacts

/// How a program is used.
struct Help {
  let program: Program

  var text: String {
    let commands = program.commands.map { command in
      command.usage.map { "  \(program.name) \($0)\n" }.joined() + "      \(command.summary)\n"
    }
    let usual = program.usual.map { "; without a command it runs \($0.name)" } ?? ""
    return """
      usage: \(program.name) [COMMAND] [OPTION…]\(usual)

      \(commands.joined(separator: "\n"))
      Every command takes --root DIR: the repository's folder, otherwise the one that holds the
      script, otherwise the current one.

      Exit status: 0 clean, 1 findings, 2 it could not judge.
      """
  }
}
