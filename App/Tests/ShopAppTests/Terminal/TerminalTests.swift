import Foundation
import SeededTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The built app in a real terminal, started from a shell with job control, as a person does.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct TerminalTests {
  /// `ci/soak` asks for the long form.
  private static let frames =
    ProcessInfo.processInfo.environment["SOAK"] == "1" ? 10_000 : 1000
  private static let otherScreen = "\u{1B}[?1049h"
  private static let mainScreen = "\u{1B}[?25h\u{1B}[?1049l"

  @Test(
    "q and Ctrl-C leave the terminal as it was, and end with status 0", arguments: ["q", "\u{3}"])
  func quitting(key: String) async throws {
    let shell = try InteractiveShell()
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    shell.terminal.type(key)
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.ending() == (before, "0"))
  }

  /// All but SIGKILL, which nothing can handle, and SIGINT, which has a test of its own.
  private static let endingSignals: [Int32] =
    [
      SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGXFSZ, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
    ] + otherSignals
  #if canImport(Darwin)
    private static let otherSignals: [Int32] = []
  #else
    private static let otherSignals: [Int32] = [SIGIO, SIGPWR, 34, 64]
  #endif

  @Test(
    "a signal that ends the app leaves the terminal as it was, and is what the shell is told",
    arguments: endingSignals)
  func signals(number: Int32) async throws {
    let shell = try InteractiveShell(environment: ["SWIFT_BACKTRACE": "enable=no"])
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    kill(shell.app, number)
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.ending() == (before, "\(128 + number)"))
  }

  @Test("an interrupt ends the app by the signal itself, so that the shell's own list ends too")
  func interrupt() async throws {
    let shell = try InteractiveShell()
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    kill(shell.app, SIGINT)
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.answer() == (before, "130"))
  }

  @Test("arrows and Enter reach a store, whose ＋ asks before another store's basket is emptied")
  func walking() async throws {
    let shell = try InteractiveShell()
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Thai Garden")
    shell.terminal.type("\u{1B}[B\r")
    try await shell.terminal.output(upTo: "Pad Thai")
    shell.terminal.type("jjj\r")
    try await shell.terminal.output(upTo: "Start a new basket?")
    shell.terminal.type("bq")
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.ending() == (before, "0"))
  }

  @Test("Ctrl-Z gives the terminal back until fg, which draws everything again")
  func suspending() async throws {
    let shell = try InteractiveShell()
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    shell.terminal.type("\u{1A}")
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.ending().modes == before)

    shell.terminal.type("fg\n")
    try await shell.terminal.output(upTo: Self.otherScreen)
    try await shell.terminal.output(upTo: "Corner Deli")
    shell.terminal.type("j\r")
    try await shell.terminal.output(upTo: "Pad Thai")
    shell.terminal.type("q")
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.answer().modes == before)
  }

  @Test("a stop from outside that left no time to give the terminal back is mended by fg")
  func stoppedFromOutside() async throws {
    let shell = try InteractiveShell()
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    kill(shell.app, SIGSTOP)
    _ = try await shell.ending()
    shell.terminal.type("fg\n")
    try await shell.terminal.output(upTo: Self.otherScreen)
    try await shell.terminal.output(upTo: "Corner Deli")
    shell.terminal.type("q")
    try await shell.terminal.output(upTo: Self.mainScreen)
    #expect(try await shell.answer().modes == before)
  }

  @Test("a window that changes its size is drawn anew, however small it gets")
  func resizing() async throws {
    let shell = try InteractiveShell()
    _ = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    shell.terminal.resize(columns: 1, rows: 1)
    shell.terminal.resize(columns: 10, rows: 3)
    try await shell.terminal.output(upTo: "Window to")
    shell.terminal.resize(columns: 100, rows: 37)
    try await shell.terminal.output(upTo: "Corner Deli")
    try await shell.terminal.output(upTo: "\u{1B}[37;")
    shell.terminal.type("q")
    #expect(try await shell.ending().status == "0")
  }

  @Test("where the terminal does not know its size, COLUMNS and LINES tell, else it is 80 by 24")
  func unknownSize() async throws {
    let told = try InteractiveShell(environment: ["COLUMNS": "50", "LINES": "19"], size: (0, 0))
    _ = try await told.start()
    try await told.terminal.output(upTo: "\u{1B}[19;")
    let usual = try InteractiveShell(size: (0, 0))
    _ = try await usual.start()
    try await usual.terminal.output(upTo: "\u{1B}[24;")
  }

  @Test("two fast Enters on Pay give one charge")
  func payingOnce() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "TerminalTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let shell = try InteractiveShell(size: (80, 24))
    _ = try await shell.start("--data", folder.path, "--latency", "20", "shop://checkout/1001")
    try await shell.terminal.output(upTo: "Pay €24.50")
    // Pay takes a key only once it has been in sight for 300 ms: the time passes frame by frame.
    let start = ContinuousClock.now
    var isWide = false
    while start.duration(to: .now) < .milliseconds(400) {
      isWide.toggle()
      shell.terminal.resize(columns: isWide ? 81 : 80, rows: 24)
      try await shell.terminal.output(upTo: "Pay €24.50")
    }
    shell.terminal.type("j\r\r")
    try await shell.terminal.output(upTo: "Receipt")
    shell.terminal.type("q")
    #expect(try await shell.ending().status == "0")

    let state = try Data(contentsOf: folder.appending(component: "backend.json"))
    let json = try JSONSerialization.jsonObject(with: state) as? [String: Any]
    #expect((json?["payments"] as? [Any])?.count == 1)
  }

  @Test("memory stays flat over thousands of frames")
  func memory() async throws {
    let shell = try InteractiveShell()
    _ = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    func draw(frames: Int) async throws {
      for number in 0..<frames {
        shell.terminal.type(number.isMultiple(of: 2) ? "j" : "k")
        try await shell.terminal.output(upTo: "▸")
      }
    }
    try await draw(frames: 400)
    let before = try await shell.residentKilobytes()
    try await draw(frames: Self.frames)
    let growth = try await shell.residentKilobytes() - before
    print("measured: \(Self.frames) frames: memory grew by \(growth) KiB")
    #expect(growth < 2048)
    shell.terminal.type("q")
    #expect(try await shell.ending().status == "0")
  }

  @Test("a dumb terminal gets plain text without a single escape")
  func dumb() async throws {
    let shell = try InteractiveShell(environment: ["TERM": "dumb"])
    _ = try await shell.start()
    let text = try await shell.terminal.output(upTo: "> ")
    #expect(text.contains("# Stores"))
    #expect(!text.contains("\u{1B}"))
    shell.terminal.type("quit\n")
    #expect(try await shell.ending().status == "0")
  }

  @Test("without a terminal at both ends the text is plain", arguments: ["| cat", "< /dev/null"])
  func oneEnd(redirection: String) async throws {
    let shell = try InteractiveShell()
    shell.terminal.type("'\(try #require(BuiltProgram.shopApp).path)' \(redirection)\n")
    try await shell.terminal.output(upTo: "# Stores")
    let text = try await shell.terminal.output(upTo: "> ")
    #expect(text.contains("Corner Deli"))
    #expect(!text.contains("\u{1B}"))
    if redirection.hasPrefix("|") { shell.terminal.type("quit\n") }
    try await shell.terminal.output(upTo: "$ ")
  }

  @Test("with NO_COLOR no colour is set")
  func noColor() async throws {
    let shell = try InteractiveShell(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    _ = try await shell.start()
    let text = try await shell.terminal.output(upTo: "q quit")
    let codes = text.components(separatedBy: "\u{1B}[").compactMap { part -> String? in
      let digits = part.prefix { $0.isNumber || $0 == ";" }
      return part.dropFirst(digits.count).first == "m" ? String(digits) : nil
    }
    #expect(!codes.isEmpty)
    let numbers = codes.flatMap { $0.split(separator: ";") }.compactMap { Int($0) }
    #expect(numbers.allSatisfy { $0 < 30 })
  }

  @Test("200 kB of random bytes: a signal ends the app at once, and the terminal is as it was")
  func garbage() async throws {
    var random = Seeded(5)
    let shell = try InteractiveShell()
    let before = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    let quitting: [UInt8] = [0x71, 0x03, 0x1A]
    for _ in 0..<50 {
      let bytes = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) }
      shell.terminal.type(bytes.map { quitting.contains($0) ? 0x1B : $0 })
    }
    let start = ContinuousClock.now
    kill(shell.app, SIGTERM)
    try await shell.terminal.output(upTo: Self.mainScreen)
    print(
      "measured: 200 kB of random bytes: the screen was given back after \(start.duration(to: .now))"
    )
    #expect(try await shell.ending() == (before, "143"))
  }

  @Test("18 kB of arrow keys: frames keep coming until the last key")
  func arrows() async throws {
    let shell = try InteractiveShell()
    _ = try await shell.start("shop://store/corner-deli")
    try await shell.terminal.output(upTo: "q quit")
    let moves = String(repeating: "\u{1B}[B", count: 20) + String(repeating: "\u{1B}[A", count: 20)
    for _ in 0..<150 { shell.terminal.type(moves) }
    // One key, whose frame draws a word that was not there: what several keys type may be drawn in
    // several frames, and then never stands in the output in one piece.
    shell.terminal.type("/")
    let start = ContinuousClock.now
    let output = try await shell.terminal.output(upTo: "Open")
    let frames = output.count { $0 == "▸" }
    print("measured: 18 kB of arrow keys: \(frames) frames in \(start.duration(to: .now))")
    #expect(frames > 10)
  }

  @Test("a window that is closed ends the app, and the shell that it was started from")
  func hangingUp() async throws {
    let shell = try InteractiveShell()
    _ = try await shell.start()
    try await shell.terminal.output(upTo: "Corner Deli")
    shell.terminal.hangUp()
    await shell.terminal.programsEnd()
  }
}
