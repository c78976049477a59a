/// Scripts that complete a program's verbs, options and their words in a shell.
struct Completions {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let program: Program

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var verbs: [String] {
    program.commands.map { $0.name } + Program.ownVerbs.map { $0.name }
  }

  private func allOptions(_ command: any Subcommand.Type) -> [Option] {
    command.options + Option.common
  }

  /// Each option of any verb that takes one of a few words, once for each list of words.
  private var choices: [(command: any Subcommand.Type, option: Option)] {
    program.commands.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map { (command, $0) }
    }
  }

  private var bash: String {
    let words = choices.map { command, option in
      "    \(command.name):\(option.name)) words='\(option.choices.joined(separator: " "))' ;;"
    }
    let options = program.commands.map { command in
      "      \(command.name)) words='\(allOptions(command).map(\.name).joined(separator: " "))' ;;"
    }
    return """
      # eval "$(\(program.name) completions bash)"
      _\(program.name)() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb= word words=
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case " \(verbs.joined(separator: " ")) " in *" $word "*) verb=$word; break ;; esac
        done
        case "$verb:$before" in
      \(words.joined(separator: "\n"))
          *:--root) COMPREPLY=($(compgen -d -- "$current")); return ;;
          help:*) words='\(program.commands.map { $0.name }.joined(separator: " "))' ;;
          completions:*) words='\(Shell.allCases.map(\.rawValue).joined(separator: " "))' ;;
          :*) words='\(verbs.joined(separator: " ")) --root --help --version' ;;
          *) case "$verb" in
      \(options.joined(separator: "\n"))
            esac ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
      }
      complete -o filenames -F _\(program.name) \(program.name)
      """
  }

  private var zsh: String {
    let verbs =
      program.commands.map { "    '\($0.name):\(quoted($0.summary))'" }
      + Program.ownVerbs.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = program.commands.map { command in
      let specs = allOptions(command).map(zsh)
      return "    \(command.name)) _arguments \(specs.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef \(program.name)
      _\(program.name)() {
        local -a verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(cases.joined(separator: "\n"))
          help) _describe verb verbs ;;
          completions) _values shell \(Shell.allCases.map(\.rawValue).joined(separator: " ")) ;;
        esac
      }
      compdef _\(program.name) \(program.name)
      """
  }

  private func zsh(_ option: Option) -> String {
    let text = quoted(option.summary).replacing("[", with: "(").replacing("]", with: ")")
    guard option.value != nil else { return "'*\(option.name)[\(text)]'" }
    let words = option.choices.joined(separator: " ")
    return "'*\(option.name)[\(text)]:value:\(words.isEmpty ? "_files" : "(\(words))")'"
  }

  private var fish: String {
    let verbs = program.commands.map { ($0.name, $0.summary) } + Program.ownVerbs
    let lines = verbs.map { name, summary in
      "complete -c \(program.name) -n __fish_use_subcommand -f -a \(name) -d '\(quoted(summary))'"
    }
    let options = program.commands.flatMap { command in
      allOptions(command).map { fish(command.name, $0) }
    }
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    let own =
      "complete -c \(program.name) -n '__fish_seen_subcommand_from completions' -f -a '\(shells)'"
    return (lines + options + [own]).joined(separator: "\n")
  }

  private func fish(_ verb: String, _ option: Option) -> String {
    var words = ["complete -c \(program.name) -n '__fish_seen_subcommand_from \(verb)'"]
    words.append("-l \(option.name.dropFirst(2))")
    if option.value != nil { words.append("-r") }
    if !option.choices.isEmpty { words.append("-f -a '\(option.choices.joined(separator: " "))'") }
    words.append("-d '\(quoted(option.summary))'")
    return words.joined(separator: " ")
  }

  /// Within single quotes.
  private func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
