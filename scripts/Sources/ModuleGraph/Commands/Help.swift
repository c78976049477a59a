/// How the program is used.
enum Help {
  static var text: String {
    let commands = ModGraph.commands.map { command in
      command.usage.map { "  modgraph \($0)\n" }.joined() + "      \(command.summary)\n"
    }
    return """
      usage: modgraph [COMMAND] [OPTION…]; without a command it checks

      \(commands.joined(separator: "\n"))
      Every command takes --root DIR: the repository's folder, otherwise the one that holds the
      script, otherwise the current one.

      Exit status: 0 clean, 1 findings, 2 it could not judge.
      """
  }
}
