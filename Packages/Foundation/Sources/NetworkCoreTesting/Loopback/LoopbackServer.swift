import Foundation
public import NetworkCore

/// Serves a transport over real HTTP, on 127.0.0.1 and a free port only, and misbehaves as planned.
///
/// Each connection has a thread of its own, so that a blocked one holds up nobody. It stops when
/// it is let go.
public final class LoopbackServer: Sendable {
  private let state: LoopbackState
  /// The address to configure a client with, such as `http://127.0.0.1:50123`.
  public let address: String

  /// - Parameters:
  ///   - plan: Chooses each request's fault.
  ///   - whenStalled: Called when a request's work is done and its answer will never come, or will
  ///     never end.
  /// - Throws: ``LoopbackError``.
  public init(
    serving transport: any HTTPTransport, plan: @escaping FaultPlan = { _, _ in nil },
    whenStalled: @escaping @Sendable () -> Void = {}
  ) throws(LoopbackError) {
    let (listener, port) = try LoopbackSocket.listen()
    let state = LoopbackState(listener: listener)
    self.state = state
    address = "http://127.0.0.1:\(port)"
    Thread.detachNewThread {
      while let connection = LoopbackSocket.accept(listener) {
        guard state.begin(connection) else {
          LoopbackSocket.closeSocket(connection)
          continue
        }
        let served = LoopbackConnection(
          connection: connection, transport: transport, plan: plan, whenStalled: whenStalled,
          state: state)
        Thread.detachNewThread {
          served.run()
          state.end(connection)
        }
      }
      LoopbackSocket.closeSocket(listener)
    }
  }

  deinit {
    stop()
  }

  /// The last requests seen, at most 1,000, oldest first; with every header that was on the wire.
  public var requests: [HTTPRequest] { state.requests }

  /// How many requests were seen.
  public var requestCount: Int { state.requestCount }

  /// Ends all connections and takes no more.
  public func stop() {
    state.stop()
  }
}
