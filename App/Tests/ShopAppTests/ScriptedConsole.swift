import ShellCore

/// A console whose input is a list of lines.
@MainActor
final class ScriptedConsole: PlainConsole {
  let echoesCommands = true
  private var lines: ArraySlice<String>
  private(set) var output = ""

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func readLine() -> String? { lines.popFirst() }
  func write(_ text: String) { output += text }
}
