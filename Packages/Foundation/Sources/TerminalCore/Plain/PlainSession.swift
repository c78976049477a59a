import DesignCore
public import NavigationCore
public import RoutingCore

/// Plain mode: prints the screen, reads a command, does it, and waits until all is settled.
@MainActor
public final class PlainSession {
  /// Why a command changed nothing, in one line for the person.
  private struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private let navigator: Navigator
  private let console: any PlainConsole
  private let parseLink: (String) throws -> any Route
  private var page: PlainPage

  /// - Parameter parseLink: turns a deep link into a route, or throws an error whose description
  ///   is one line for the person.
  public init(
    navigator: Navigator, console: any PlainConsole,
    parseLink: @escaping (String) throws -> any Route
  ) {
    self.navigator = navigator
    self.console = console
    self.parseLink = parseLink
    page = PlainPage(navigator: navigator)
  }

  /// Runs until `quit` or the end of the input.
  ///
  /// Throws ``OutputError`` when the console cannot write, and what `afterFirstScreen` throws.
  ///
  /// - Parameters:
  ///   - link: a deep link to open first; a bad one is reported before the usual first screen.
  ///   - afterFirstScreen: awaited after the first screen and before the first prompt.
  public func run(
    opening link: String? = nil, afterFirstScreen: () async throws -> Void = {}
  ) async throws {
    navigator.start(at: try link.flatMap(route))
    try await show()
    try await afterFirstScreen()
    while let line = try nextLine() {
      let command = PlainCommand(line)
      if command == .quit { return }
      do {
        guard let command else {
          throw Refusal("not a command: \(line); try a number, back, tab, open, refresh or quit")
        }
        try perform(command)
      } catch {
        try refuse(error)
        continue
      }
      try await show()
    }
  }

  private func route(_ link: String) throws -> (any Route)? {
    do {
      return try parseLink(link)
    } catch {
      try refuse(error)
      return nil
    }
  }

  private func nextLine() throws -> String? {
    try console.write("> ")
    let line = console.readLine()
    if line == nil {
      try console.write("\n")
    } else if console.echoesCommands, let line {
      try console.write(line.safe + "\n")
    }
    return line
  }

  private func show() async throws {
    await navigator.settle()
    page = PlainPage(navigator: navigator)
    try console.write(page.text)
  }

  private func refuse(_ error: any Error) throws {
    let reason = (error as? Refusal)?.reason ?? "\(error)"
    try console.write("? " + reason.plain(isWholeLine: false) + "\n")
  }

  private func perform(_ command: PlainCommand) throws {
    switch command {
    case .tap(let number): try tap(number)
    case .back: try goBack()
    case .tab(let name): try select(name)
    case .open(let link): navigator.open(try parseLink(link))
    case .refresh: navigator.refresh()
    case .quit: break
    }
  }

  private func tap(_ number: Int) throws {
    guard page.choices.indices.contains(number - 1) else {
      throw Refusal("no choice \(number) here")
    }
    switch page.choices[number - 1] {
    case .control(let control) where !control.isEnabled:
      throw Refusal("\(control.label) is disabled")
    case .control(let control): navigator.tap(control)
    case .tab(let index): navigator.select(tab: index)
    case .close: navigator.back()
    }
  }

  private func goBack() throws {
    if let prompt = navigator.current?.screen.content.prompt {
      navigator.tap(prompt.cancel)
    } else if navigator.canGoBack {
      navigator.back()
    } else {
      throw Refusal("this is the first screen; quit leaves")
    }
  }

  private func select(_ name: String) throws {
    let index = navigator.tabs.firstIndex { $0.name.lowercased() == name.lowercased() }
    guard let index else {
      let names = navigator.tabs.map(\.name).joined(separator: ", ")
      throw Refusal("no tab \(name); there are \(names)")
    }
    navigator.select(tab: index)
  }
}
