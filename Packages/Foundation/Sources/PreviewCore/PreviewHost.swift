public import DesignCore
import Foundation
import GalleryCore
import RoutingCore
public import TerminalCore

/// The whole of a demo app: lists a feature's previews, draws one, writes all as HTML, or lets a
/// person pick one and drive it.
@MainActor
public struct PreviewHost {
  private let name: String
  private let previews: [Preview]
  private let console: any PlainConsole
  private let terminal: (any TerminalDriver)?
  private let colors: TerminalColors

  /// - Parameters:
  ///   - name: what the demo's command is called.
  ///   - previews: their names are unique words in lower case, joined by hyphens.
  ///   - terminal: where a preview is driven full-screen; nil where it is driven in plain text.
  public init(
    name: String, previews: [Preview], console: any PlainConsole,
    terminal: (any TerminalDriver)? = nil, colors: TerminalColors = TerminalColors(environment: [:])
  ) {
    let names = previews.map(\.name)
    precondition(Set(names).count == names.count, "two previews of \(name) share a name")
    precondition(names.allSatisfy(\.isPreviewName), "a preview of \(name) has a name that is none")
    self.name = name
    self.previews = previews
    self.console = console
    self.terminal = terminal
    self.colors = colors
  }

  /// Does what this process's arguments ask for, on its terminal where it has one, and ends it.
  public static func main(name: String, previews: [Preview]) async -> Never {
    StandardStreams.reserve()
    let environment = ProcessInfo.processInfo.environment
    let host = PreviewHost(
      name: name, previews: previews, console: StandardConsole(),
      terminal: PosixTerminal.isUsable(environment: environment)
        ? PosixTerminal(environment: environment) : nil,
      colors: TerminalColors(environment: environment))
    ExitStatus.exit(with: await host.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the arguments ask for and returns the exit status: 0, 1 when the terminal is gone or
  /// the output cannot be written, 2 for bad arguments and a folder that cannot be written to, or
  /// 128 and the number of the signal that ended it.
  public func run(arguments: [String]) async -> Int32 {
    do {
      return try await perform(arguments)
    } catch let error as OutputError {
      if !error.isClosedByReader { StandardStreams.log("\(name): \(error)") }
      return error.status
    } catch {
      StandardStreams.log("\(name): \(error)")
      return 1
    }
  }

  private func perform(_ arguments: [String]) async throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case (nil, _): return try await drive()
    case ("--list", 1): try previews.forEach { try console.write($0.name + "\n") }
    case ("--help", 1): try console.write(usage)
    case ("--preview", 2): return try await draw(arguments[1])
    case ("--html", 2) where !arguments[1].isEmpty: return try await writeGallery(to: arguments[1])
    case ("--preview", _): return try refuse("--preview takes one name; see --list")
    case ("--html", _): return try refuse("--html takes one folder")
    default:
      return try refuse("unknown arguments: \(arguments.joined(separator: " ")); see --help")
    }
    return 0
  }

  private var usage: String {
    """
    usage: \(name) [--list | --preview NAME | --html DIR | --help]

      --list          the name of each preview, one a line
      --preview NAME  draws one as plain text
      --html DIR      writes all as pages, index.html first
      --help          this

    Without an option: pick a preview and drive it.

    """
  }

  private func draw(_ name: String) async throws -> Int32 {
    guard let preview = previews.first(where: { $0.name == name }) else {
      return try refuse("no preview \(name); see --list")
    }
    try console.write(PlainPage(content: await preview.screen().content).text)
    return 0
  }

  private func writeGallery(to folder: String) async throws -> Int32 {
    var entries: [HTMLGallery.Entry] = []
    for preview in previews {
      let content = await preview.screen().content
      entries.append(
        HTMLGallery.Entry(
          name: preview.name, appearance: preview.appearance,
          content: content, plainText: PlainPage(content: content).text))
    }
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    do throws(GalleryFolder.Failure) {
      try GalleryFolder(url: url).write(HTMLGallery(title: name, entries: entries).files)
    } catch {
      return try refuse(error.description)
    }
    try console.write(url.appending(component: HTMLGallery.indexName).path.safe + "\n")
    return 0
  }

  private func drive() async throws -> Int32 {
    let browser = PreviewBrowser(name: name, previews: previews)
    guard let terminal else {
      try await PlainSession(
        navigator: browser.navigator, console: console, parseLink: browser.route(named:)
      ).run()
      return 0
    }
    let session = TerminalSession(
      navigator: browser.navigator, driver: terminal, colors: colors,
      parseLink: browser.route(named:))
    return try await session.run().status
  }

  private func refuse(_ reason: String) throws -> Int32 {
    try console.write("? " + reason.safe + "\n")
    return 2
  }
}

extension String {
  /// Whether it can name a preview: also a file beside the index, and an id in a page.
  fileprivate var isPreviewName: Bool {
    !isEmpty && self + ".html" != HTMLGallery.indexName
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "-")
        }
      }
  }
}
