public import TerminalCore

/// A console whose input is a list of lines.
@MainActor
public final class ScriptedConsole: PlainConsole {
  public let echoesCommands = true
  private var lines: ArraySlice<String>
  private let failure: (error: OutputError, writes: Int)?
  private var writes = 0
  /// Everything that was written.
  public private(set) var output = ""

  /// - Parameter failure: what writing throws after that many writes that worked.
  public init(_ lines: [String], failure: (error: OutputError, writes: Int)? = nil) {
    self.lines = lines[...]
    self.failure = failure
  }

  public func readLine() -> String? { lines.popFirst() }

  public func write(_ text: String) throws(OutputError) {
    if let failure, writes >= failure.writes { throw failure.error }
    writes += 1
    output += text
  }
}
