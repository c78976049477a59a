import DesignCore
public import NavigationCore
import Observation
public import RoutingCore

/// Full-screen mode: draws the screen in sight, reads keys, and draws again what they changed.
///
/// It sleeps until a key or a change of state wakes it, and writes one frame for each.
@MainActor
public final class TerminalSession {
  /// How a session ended.
  public enum Ending: Equatable, Sendable {
    case quit
    /// The process was asked to end, by a signal's number.
    case signal(Int32)
  }

  private enum Wakeup: Sendable {
    case terminal(TerminalEvent)
    /// Something changed that the last frame was drawn from.
    case changed
    /// No input came since that many inputs.
    case silence(inputs: Int)
    /// Something for the person to read.
    case message(String)
    /// The terminal has no more to tell.
    case ended
  }

  let navigator: Navigator
  let parseLink: (String) throws -> any Route
  /// What lies over the screens, and what is told at the bottom.
  var scene = TerminalScene()
  private(set) var layout: TerminalLayout
  private let driver: any TerminalDriver
  private let writer: FrameWriter
  private let clock: any Clock<Duration>
  /// The time on the clock since the session was made.
  let elapsed: @Sendable () -> Duration
  var commits = CommitGuard()
  private let wakeups: AsyncStream<Wakeup>
  private let wake: AsyncStream<Wakeup>.Continuation
  private var decoder = KeyDecoder()
  private var inputs = 0
  /// The messages that came while the session ran, oldest first.
  public private(set) var messages: [String] = []
  private let changes = ChangeFlag()
  /// What the terminal shows; nil when that is not known.
  private var shown: Frame?
  /// Where the person was on each screen; found again when they come back.
  private var places: [NavigationEntry: ScreenPlace] = [:]
  /// The screen that the last frame was laid out for.
  private var inSight: NavigationEntry?

  /// - Parameters:
  ///   - clock: times a lone Esc, which may be the beginning of a longer key, and how long a
  ///     control has been in sight before a key pays.
  ///   - parseLink: turns a deep link into a route, or throws an error whose description is one
  ///     line for the person.
  public init(
    navigator: Navigator, driver: any TerminalDriver, colors: TerminalColors,
    clock: any Clock<Duration> = ContinuousClock(),
    parseLink: @escaping (String) throws -> any Route
  ) {
    self.navigator = navigator
    self.driver = driver
    self.clock = clock
    elapsed = clock.stopwatch()
    self.parseLink = parseLink
    writer = FrameWriter(painter: colors.painter)
    layout = TerminalLayout(TerminalScene(), size: .usual)
    (wakeups, wake) = AsyncStream.makeStream()
  }

  /// Runs until the person quits or the process is asked to end; the terminal is as it was then.
  ///
  /// Throws when the terminal cannot be taken over or is gone.
  ///
  /// - Parameters:
  ///   - link: a deep link to open first; a bad one is reported over the usual first screen.
  ///   - messages: begins work after the first frame; each of its lines is shown when it comes.
  public func run(
    opening link: String? = nil, messages: (@MainActor () -> AsyncStream<String>)? = nil
  ) async throws -> Ending {
    defer { driver.leave() }
    try driver.enter()
    let forwarding = Task { [events = driver.events, wake] in
      for await event in events { wake.yield(.terminal(event)) }
      wake.yield(.ended)
    }
    defer { forwarding.cancel() }
    navigator.start(at: link.flatMap(route))
    try draw()
    let reading = messages.map { messages in
      Task { [lines = messages(), wake] in
        for await line in lines { wake.yield(.message(line)) }
      }
    }
    defer { reading?.cancel() }
    for await wakeup in wakeups {
      if let ending = try await handle(wakeup) { return ending }
    }
    return .quit
  }

  /// Turns a link into a route; tells why not otherwise.
  func route(_ link: String) -> (any Route)? {
    do {
      return try parseLink(link)
    } catch {
      scene.line = .notice("\(error)")
      return nil
    }
  }

  private func handle(_ wakeup: Wakeup) async throws -> Ending? {
    switch wakeup {
    case .changed:
      guard changes.isRaised else { return nil }
    case .silence(let count):
      guard count == inputs else { return nil }
      if await press(decoder.flush()) { return .quit }
    case .message(let line):
      messages.append(line)
      scene.line = .notice(messages.joined(separator: " "))
    case .ended: return .quit
    case .terminal(.input(let bytes)):
      if await press(bytes) { return .quit }
    case .terminal(.resized): break
    case .terminal(.stop):
      try driver.suspend()
      shown = nil
    case .terminal(.continued):
      try driver.enter()
      shown = nil
    case .terminal(.terminate(let signal)): return .signal(signal)
    }
    try draw()
    return nil
  }

  /// Returns whether a key quits.
  private func press(_ bytes: [UInt8]) async -> Bool {
    inputs += 1
    if await press(decoder.decode(bytes)) { return true }
    if let timeout = decoder.timeout {
      Task { [clock, wake, inputs] in
        try? await clock.sleep(for: timeout)
        wake.yield(.silence(inputs: inputs))
      }
    }
    return false
  }

  private func press(_ keys: [Key]) async -> Bool {
    for (index, key) in keys.enumerated() {
      // A key acts on what the one before it led to, drawn or not.
      if index > 0 { compose() }
      if await press(key) { return true }
    }
    return false
  }

  private func press(_ key: Key) async -> Bool {
    if key == .control("z") {
      wake.yield(.terminal(.stop))
      return false
    }
    guard respond(to: key) else { return true }
    // A tap's work begins before the frame is drawn, so that the frame shows what it began.
    await Task.yield()
    return false
  }

  /// Lays out what is to be seen now.
  private func compose() {
    // One look holds until it is told of a change: looking for each frame would leave a trace of
    // each with whatever was looked at.
    if changes.isRaised {
      changes.lower()
      withObservationTracking {
        look()
      } onChange: { [changes, wake] in
        changes.raise()
        wake.yield(.changed)
      }
    }
    if navigator.current !== inSight {
      inSight = navigator.current
      if let inSight { places[inSight]?.isMoved = false }
    }
    scene.place = place(of: navigator.stack.last)
    scene.sheet?.place = place(of: navigator.sheet)
    layout = TerminalLayout(scene, size: driver.size)
    if layout.active != nil { keep(layout.place) }
  }

  private func draw() throws {
    compose()
    let bytes = writer.bytes(from: shown, to: layout.frame)
    shown = layout.frame
    if !bytes.isEmpty { try driver.write(bytes) }
    commits.see(sightings, at: elapsed())
  }

  /// The controls in sight that commit, if they can be tapped.
  private var sightings: [CommitGuard.Sighting] {
    guard let pane = layout.active else { return [] }
    return pane.commitsInSight(at: layout.place, height: layout.height).map(sighting)
  }

  func sighting(of target: Target) -> CommitGuard.Sighting {
    CommitGuard.Sighting(
      screen: navigator.current, question: scene.question,
      focus: target.id, label: target.control.label)
  }

  /// Takes over what the navigator and the screens tell.
  private func look() {
    places = places.filter { navigator.contains($0.key) }
    let question = scene.question
    scene.content = navigator.stack.last?.screen.content ?? ScreenContent(title: "")
    scene.isNested = navigator.stack.count > 1
    scene.sheet = navigator.sheet.map { entry in
      TerminalScene.Sheet(
        content: entry.screen.content,
        cancel: Control("Cancel", role: .cancel) { [navigator] in navigator.back() })
    }
    if scene.question != question { scene.promptPlace = ScreenPlace() }
    scene.tabs = navigator.tabs.count > 1 ? navigator.tabs.map(\.label) : []
    scene.selectedTab = navigator.selectedTab
  }

  /// Keeps a place in what keys act on.
  func keep(_ place: ScreenPlace) {
    if scene.prompt != nil {
      scene.promptPlace = place
    } else {
      if let entry = navigator.current { places[entry] = place }
    }
  }

  private func place(of entry: NavigationEntry?) -> ScreenPlace {
    entry.flatMap { places[$0] } ?? ScreenPlace()
  }
}
