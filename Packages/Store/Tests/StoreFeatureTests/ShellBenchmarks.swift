import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import NavigationCore
import StoreAPI
import TerminalCore
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

/// Figures for `ci/measure shell`; nothing here can fail for being slow.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["MEASURE"] == "1", "ci/measure shell runs these"))
struct ShellBenchmarks {
  @Test("from a key to the frame that is written, on a page of 150 items")
  func keys() async throws {
    let scene = StoreScene(stores: [.sample(menu: MenuSection.long)])
    let page = scene.storePage
    let navigator = Navigator(
      tabs: [Tab("Stores", root: StoreRoute(storeID: StoreID("thai-garden")))]
    ) { _, _ in page }
    let terminal = MeasuringTerminal()
    let session = TerminalSession(
      navigator: navigator, driver: terminal,
      colors: TerminalColors(environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
    ) { _ in StoreRoute(storeID: StoreID("thai-garden")) }
    let running = Task { try await session.run() }
    await terminal.frame(after: nil)
    await until { page.content.sections.count >= 2 }

    var moves: [Double] = []
    var taps: [Double] = []
    var contents: [Double] = []
    for round in 0..<201 {
      moves.append(await terminal.frame(after: round % 2 == 0 ? "j" : "k").milliseconds)
      taps.append(await terminal.frame(after: "\r").milliseconds)
      let start = ContinuousClock.now
      sink(page.content.sections.count)
      contents.append((ContinuousClock.now - start) / .milliseconds(1))
      await scene.writer.drain()
      await navigator.settle()
      await reset(scene)
    }
    let floor = median(contents)
    report("a key that moves the focus, to the frame", median(moves), floor: floor)
    report("Enter on ＋, to the frame that shows it", median(taps), floor: floor)

    _ = await terminal.frame(after: "\r")
    await navigator.settle()
    let bytes = await terminal.frame(after: "j").bytes
    print("measured: a frame in which the focus moves from row to row: \(bytes) bytes")
    let row = terminal.bytesOfOneRow
    print("measured: the most bytes of a row in it: \(row)")
    terminal.type("q")
    _ = try await running.value
  }

  /// Keeps quantities small; the server refuses more than 99.
  private func reset(_ scene: StoreScene) async {
    for item in MenuSection.long[0].items.prefix(2)
    where scene.basket.quantity(of: item.id) > 80 {
      try? await scene.writer.make(
        BasketChange(
          item: .sample(item.id.rawValue, store: "thai-garden", storeName: "Thai Garden"),
          quantity: 1))
    }
  }

  private func report(_ name: String, _ figure: Double, floor: Double) {
    print(
      "measured: \(name): \(words(figure)) ms; floor, the page's content alone: "
        + "\(words(floor)) ms; ratio \(words(figure / floor))")
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func words(_ number: Double) -> String {
    number.formatted(
      .number.precision(.fractionLength(3)).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// Uses a result, so that computing it is not left out.
  @inline(never)
  private func sink(_ value: Int) {}
}

/// A terminal that notes when frames are written and how long they are.
@MainActor
private final class MeasuringTerminal: TerminalDriver {
  private var receive: (@Sendable (TerminalEvent) -> Void)?
  let size = TerminalSize(columns: 120, rows: 40)
  private var waiting: CheckedContinuation<(ContinuousClock.Instant, Int), Never>?
  private var last: [UInt8] = []

  func deliver(to receive: @escaping @Sendable (TerminalEvent) -> Void) { self.receive = receive }

  func type(_ text: String) { receive?(.input(Array(text.utf8))) }

  /// Types, and returns how long the next frame took and how many bytes it has.
  @discardableResult
  func frame(after text: String?) async -> (milliseconds: Double, bytes: Int) {
    let start = ContinuousClock.now
    let (end, bytes) = await withCheckedContinuation { continuation in
      waiting = continuation
      if let text { type(text) }
    }
    return ((end - start) / .milliseconds(1), bytes)
  }

  /// The longest stretch of the last frame between two moves to another row.
  var bytesOfOneRow: Int {
    let rows = String(decoding: last, as: UTF8.self).components(separatedBy: "\u{1B}[")
    var (row, counts) = ("", [String: Int]())
    for part in rows where !part.isEmpty {
      let address = part.prefix { $0.isNumber || $0 == ";" }
      if part.dropFirst(address.count).first == "H" {
        row = String(address.prefix { $0 != ";" })
      }
      counts[row, default: 0] += part.utf8.count + 2
    }
    return counts.values.max() ?? 0
  }

  func enter() {}
  func leave() {}
  func suspend() {}

  func write(_ bytes: [UInt8]) {
    last = bytes
    waiting?.resume(returning: (.now, bytes.count))
    waiting = nil
  }
}
