import Dispatch
import Foundation
import NetworkCore

/// One connection of a loopback server, on a thread that may block.
struct LoopbackConnection: Sendable {
  let connection: Int32
  let transport: any HTTPTransport
  let plan: FaultPlan
  let whenStalled: @Sendable () -> Void
  let state: LoopbackState

  /// Answers requests until either side has had enough.
  func run() {
    var wire = HTTPWire(connection: connection)
    while let request = wire.nextRequest() {
      let fault = plan(request, state.record(request))
      let goesOn = fault.map { misbehave($0, on: request) } ?? behave(on: request)
      guard goesOn, request.headers["Connection"]?.lowercased() != "close" else { return }
    }
  }

  private func behave(on request: HTTPRequest) -> Bool {
    guard let response = work(on: request) else { return false }
    return send(response)
  }

  /// False when the connection cannot be used any more.
  private func misbehave(_ fault: Fault, on request: HTTPRequest) -> Bool {
    switch fault {
    case .answer(let response): return send(response)
    case .redirect(let target):
      return send(HTTPResponse(status: 302, headers: ["Location": target]))
    default: break
    }
    guard let response = work(on: request) else { return false }
    switch fault {
    case .delay(let duration):
      LoopbackSocket.waitForEnd(connection, milliseconds: duration.milliseconds)
      return send(response)
    case .stall:
      whenStalled()
      LoopbackSocket.waitForEnd(connection, milliseconds: -1)
    case .drip(let bytes, let pause): return drip(response, bytes, pause)
    case .reset: LoopbackSocket.resetOnClose(connection)
    case .truncate(let bytes):
      var cut = response
      cut.body = response.body.dropLast(bytes)
      _ = write(HTTPWire.bytes(of: cut, announcing: response.body.count))
    case .garbage: _ = write(Data("+OK hello\r\n\r\n".utf8))
    case .hugeHeaders(let bytes):
      var huge = response
      huge.headers["X-Filler"] = String(repeating: "x", count: bytes)
      return send(huge)
    case .badGzip: return send(response.called("gzip", response.body))
    case .cutGzip: return send(response.called("gzip", Gzip.stored(response.body).dropLast(12)))
    case .unannounced(let body):
      _ = write(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8) + body)
    case .chunked(let body, let sizes):
      return write(HTTPWire.chunked(body, sizes: sizes))
    case .flood(let head, let piece):
      whenStalled()
      var goesOn = write(head)
      while goesOn { goesOn = write(piece) }
    case .closeEarly, .answer, .redirect: break
    }
    return false
  }

  private func drip(_ response: HTTPResponse, _ bytes: Int, _ pause: Duration) -> Bool {
    var rest = HTTPWire.bytes(of: response)[...]
    while !rest.isEmpty {
      guard write(Data(rest.prefix(bytes))) else { return false }
      rest = rest.dropFirst(bytes)
      LoopbackSocket.waitForEnd(connection, milliseconds: pause.milliseconds)
    }
    return true
  }

  /// Lets the transport answer, and waits: the thread is the connection's own and not one of the
  /// pool's. Tests that compute for long must not let a client's deadline pass, hence the priority.
  /// Nil for a network that failed.
  private func work(on request: HTTPRequest) -> HTTPResponse? {
    let box = AnswerBox()
    Task(priority: .high) {
      box.put(try? await transport.send(request))
    }
    return box.take()
  }

  private func send(_ response: HTTPResponse) -> Bool {
    write(HTTPWire.bytes(of: response))
  }

  private func write(_ bytes: Data) -> Bool {
    LoopbackSocket.write(connection, bytes)
  }
}

/// Hands one answer from a task to a thread. The semaphore orders the one write before the one
/// read.
private final class AnswerBox: @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)
  private var answer: HTTPResponse?

  func put(_ answer: HTTPResponse?) {
    self.answer = answer
    isThere.signal()
  }

  func take() -> HTTPResponse? {
    isThere.wait()
    return answer
  }
}

extension HTTPResponse {
  fileprivate func called(_ encoding: String, _ body: Data) -> HTTPResponse {
    var response = self
    response.headers["Content-Encoding"] = encoding
    response.body = body
    return response
  }
}

extension Duration {
  /// Whole milliseconds, as `poll` takes them.
  fileprivate var milliseconds: Int32 {
    Int32(clamping: Int64(self / .milliseconds(1)))
  }
}
