import Foundation
import NetworkCore

/// What a server's threads share. The lock guards everything below it; under it no call blocks.
final class LoopbackState: @unchecked Sendable {
  private static let mostConnections = 256
  private static let mostRequests = 1_000

  private let listener: Int32
  private let lock = NSLock()
  private var connections: Set<Int32> = []
  private var seen: [HTTPRequest] = []
  private var count = 0
  private var isStopped = false

  init(listener: Int32) {
    self.listener = listener
  }

  var requests: [HTTPRequest] { lock.withLock { seen } }
  var requestCount: Int { lock.withLock { count } }

  /// Takes a connection in; false when there are too many, or no more are wanted.
  func begin(_ connection: Int32) -> Bool {
    lock.withLock {
      guard !isStopped, connections.count < Self.mostConnections else { return false }
      connections.insert(connection)
      return true
    }
  }

  /// Closes a connection. Under the lock, so that `stop` never meets a number that was closed and
  /// given to somebody else.
  func end(_ connection: Int32) {
    lock.withLock {
      connections.remove(connection)
      LoopbackSocket.closeSocket(connection)
    }
  }

  /// Keeps a request and says its number, from 1.
  func record(_ request: HTTPRequest) -> Int {
    lock.withLock {
      if seen.count == Self.mostRequests { seen.removeFirst(Self.mostRequests / 2) }
      seen.append(request)
      count += 1
      return count
    }
  }

  func stop() {
    lock.withLock {
      guard !isStopped else { return }
      isStopped = true
      LoopbackSocket.shutDown(listener)
      connections.forEach(LoopbackSocket.shutDown)
    }
  }
}
