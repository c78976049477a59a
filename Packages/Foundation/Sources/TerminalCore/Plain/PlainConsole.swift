import Foundation

/// Where plain mode reads its commands and writes its pages.
@MainActor
public protocol PlainConsole: AnyObject {
  /// Whether commands are echoed after the prompt, because no terminal does it.
  var echoesCommands: Bool { get }

  /// The next line without its newline; nil at the end of the input.
  func readLine() -> String?

  /// Writes text as it is, at once.
  func write(_ text: String) throws(OutputError)
}

extension PlainConsole {
  /// Writes a message as a line of its own, marked where it looks like a choice, a title or a prompt.
  public func write(message: String) throws(OutputError) {
    try write(message.plain(isWholeLine: true) + "\n")
  }
}

/// The process's own standard input and output.
@MainActor
public final class StandardConsole: PlainConsole {
  public let echoesCommands: Bool

  public init() {
    echoesCommands = isatty(STDIN_FILENO) == 0
  }

  /// Waits for a line on the main actor: plain mode reads only when no work is under way.
  public func readLine() -> String? {
    Swift.readLine(strippingNewline: true)
  }

  public func write(_ text: String) throws(OutputError) {
    try StandardStreams.write(text)
  }
}
