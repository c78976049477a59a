public import DesignCore

/// The whole of a demo app: lists a feature's previews and draws one of them.
@MainActor
public struct PreviewHost {
  private let name: String
  private let previews: [Preview]
  private let write: (String) -> Void

  /// - Parameters:
  ///   - name: what the demo's command is called.
  ///   - write: takes what is printed, newlines included.
  public init(name: String, previews: [Preview], write: @escaping (String) -> Void) {
    self.name = name
    self.previews = previews
    self.write = write
  }

  /// Does what the arguments ask for and returns the exit status: 0, or 2 for bad arguments.
  public func run(arguments: [String]) async -> Int32 {
    switch arguments {
    case ["--list"]:
      previews.forEach { write($0.name + "\n") }
      return 0
    case let words where words.count == 2 && words[0] == "--preview":
      return await draw(words[1])
    case ["--help"], []:
      write("usage: \(name) --list | --preview NAME\n")
      return 0
    default:
      write("? unknown arguments: \(arguments.joined(separator: " ").safe); see --help\n")
      return 2
    }
  }

  private func draw(_ name: String) async -> Int32 {
    guard let preview = previews.first(where: { $0.name == name }) else {
      write("? no preview \(name.safe); see --list\n")
      return 2
    }
    write(PlainPage(content: await preview.screen().content).text)
    return 0
  }
}
