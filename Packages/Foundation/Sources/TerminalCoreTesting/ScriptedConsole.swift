public import TerminalCore

/// A console whose input is a list of lines.
@MainActor
public final class ScriptedConsole: PlainConsole {
  public let echoesCommands = true
  private var lines: ArraySlice<String>
  /// Everything that was written.
  public private(set) var output = ""

  public init(_ lines: [String]) {
    self.lines = lines[...]
  }

  public func readLine() -> String? { lines.popFirst() }
  public func write(_ text: String) { output += text }
}
