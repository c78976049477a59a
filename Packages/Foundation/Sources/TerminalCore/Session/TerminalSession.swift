import DesignCore
public import NavigationCore
import Observation
public import RoutingCore

/// Full-screen mode: draws the screen in sight, reads keys, and draws again what they changed.
///
/// It sleeps until something happens. Then it looks at signals first, at keys for as long as a frame
/// may take to come, and writes one frame for all of that.
@MainActor
public final class TerminalSession {
  /// How a session ended.
  public enum Ending: Equatable, Sendable {
    case quit
    /// The process was asked to end, by a signal's number.
    case signal(Int32)
  }

  /// How long keys are handled before a frame shows what they did: 30 frames a second.
  static let longestTurn = Duration.milliseconds(33)

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
  private let inbox: TerminalInbox
  private var keys: KeyQueue
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
    inbox = TerminalInbox(now: elapsed)
    keys = KeyQueue(inbox: inbox)
    self.parseLink = parseLink
    writer = FrameWriter(painter: colors.painter)
    layout = TerminalLayout(TerminalScene(), size: .usual)
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
    driver.deliver { [inbox] in inbox.add($0) }
    try driver.enter()
    navigator.start(at: link.flatMap(route))
    try draw()
    let reading = messages.map { messages in
      Task { [lines = messages(), inbox] in
        for await line in lines { inbox.add(message: line) }
      }
    }
    defer { reading?.cancel() }
    for await _ in inbox.wakeups {
      repeat {
        if let ending = try await turn() { return ending }
      } while inbox.hasSignals || !keys.isEmpty
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

  /// Handles what has come, and draws a frame where that changed something.
  private func turn() async throws -> Ending? {
    let signals = inbox.takeSignals()
    if let signal = signals.ending { return .signal(signal) }
    switch signals.stop {
    case true?: try stop()
    case false?:
      try driver.enter()
      shown = nil
    case nil: break
    }
    let lines = inbox.takeMessages()
    if !lines.isEmpty {
      messages += lines
      scene.line = .notice(messages.joined(separator: " "))
    }
    let start = elapsed()
    var count = 0
    while !inbox.hasSignals, elapsed() - start < Self.longestTurn {
      guard let stroke = keys.next(at: elapsed()) else { break }
      // A key acts on what came before it, drawn or not.
      if count > 0 || !signals.isEmpty || changes.isRaised { compose() }
      count += 1
      if stroke.key == .control("z") {
        try stop()
      } else if !respond(to: stroke) {
        return .quit
      }
      // A tap's work begins before the frame is drawn, so that the frame shows what it began.
      await Task.yield()
    }
    awaitSilence()
    if count > 0 || !signals.isEmpty || !lines.isEmpty || changes.isRaised { try draw() }
    return nil
  }

  /// Wakes the session once a key that has not come to its end can wait no longer.
  private func awaitSilence() {
    guard let wait = keys.takeWait(at: elapsed()) else { return }
    Task { [clock, inbox] in
      try? await clock.sleep(for: wait)
      inbox.wake()
    }
  }

  private func stop() throws {
    try driver.suspend()
    shown = nil
  }

  /// Lays out what is to be seen now.
  private func compose() {
    // One look holds until it is told of a change: looking for each frame would leave a trace of
    // each with whatever was looked at.
    if changes.isRaised {
      changes.lower()
      withObservationTracking {
        look()
      } onChange: { [changes, inbox] in
        changes.raise()
        inbox.wake()
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
