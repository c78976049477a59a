import NetworkCoreTesting
import Testing

@testable import TerminalCore

@Suite struct TerminalInboxTests {
  private let clock = ManualClock()
  private let inbox: TerminalInbox

  init() {
    inbox = TerminalInbox(now: clock.stopwatch())
  }

  private func add(_ text: String) { inbox.add(.input(Array(text.utf8))) }

  @Test("bytes are taken in order, with the time at which they came")
  func order() {
    add("a")
    clock.advance(by: .seconds(1))
    add("b")
    clock.advance(by: .seconds(1))
    #expect(inbox.takeInput() == .init(bytes: [0x61], arrival: .zero, isAfterLoss: false))
    #expect(inbox.takeInput() == .init(bytes: [0x62], arrival: .seconds(1), isAfterLoss: false))
    #expect(inbox.takeInput() == nil)
  }

  @Test("bytes beyond 64 kB are dropped, and the next ones say so")
  func limit() {
    let read = String(repeating: "x", count: 4096)
    for _ in 0..<50 { add(read) }
    var bytes = 0
    while let input = inbox.takeInput() {
      bytes += input.bytes.count
      #expect(!input.isAfterLoss)
    }
    #expect(bytes == TerminalInbox.mostBytes)
    add("a")
    add("b")
    #expect(inbox.takeInput()?.isAfterLoss == true)
    #expect(inbox.takeInput()?.isAfterLoss == false)
  }

  @Test("signals are merged: the first that ends counts, and the last of stopping and going on")
  func signals() {
    #expect(!inbox.hasSignals)
    for event in [TerminalEvent.resized, .stop, .continued, .terminate(15), .terminate(1)] {
      inbox.add(event)
    }
    #expect(inbox.hasSignals)
    #expect(inbox.takeSignals() == .init(ending: 15, stop: false, isResized: true))
    #expect(inbox.takeSignals().isEmpty)
  }

  @Test("a key has the time of its last byte, however late it is handled")
  func arrivals() {
    var keys = KeyQueue(inbox: inbox)
    add("j\u{1B}")
    clock.advance(by: .milliseconds(10))
    add("[A")
    clock.advance(by: .seconds(5))
    add("k")
    let now = Duration.seconds(60)
    #expect(keys.next(at: now) == .init(key: .character("j"), arrival: .zero))
    #expect(keys.next(at: now) == .init(key: .up, arrival: .milliseconds(10)))
    #expect(keys.next(at: now) == .init(key: .character("k"), arrival: .milliseconds(5010)))
    #expect(keys.next(at: now) == nil)
  }

  @Test("a pause between bytes ends a lone Esc, also when all are handled after the pause")
  func pauses() {
    var keys = KeyQueue(inbox: inbox)
    add("\u{1B}")
    clock.advance(by: .milliseconds(50))
    add("[A")
    #expect(keys.next(at: .seconds(60))?.key == .escape)
    #expect(keys.next(at: .seconds(60))?.key == .character("["))
    #expect(keys.next(at: .seconds(60))?.key == .character("A"))
  }

  @Test("what follows a loss of bytes is no key until a pause")
  func loss() {
    var keys = KeyQueue(inbox: inbox)
    for _ in 0..<17 { add(String(repeating: "\u{1B}[A\r", count: 1024)) }
    var count = 0
    while keys.next(at: .zero) != nil { count += 1 }
    #expect(count == 16 * 2048)
    add("q\r")
    #expect(keys.next(at: .zero) == nil)
    clock.advance(by: .milliseconds(199))
    add("q\r")
    #expect(keys.next(at: .milliseconds(199)) == nil)
    clock.advance(by: .milliseconds(200))
    add("j")
    let now = Duration.milliseconds(399)
    #expect(keys.next(at: now)?.key == .paste("q\rq\r"))
    #expect(keys.next(at: now)?.key == .character("j"))
  }
}
