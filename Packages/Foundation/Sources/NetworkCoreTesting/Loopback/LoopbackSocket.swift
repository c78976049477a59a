import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The few socket calls of a server on this machine; the one place where systems differ.
enum LoopbackSocket {
  /// A listening socket on 127.0.0.1 and a free port.
  static func listen() throws(LoopbackError) -> (socket: Int32, port: UInt16) {
    let listener = socket(AF_INET, streamType, 0)
    guard listener >= 0 else { throw LoopbackError("socket") }
    closeInChildren(listener)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(listener, address, length) == 0, systemListen(listener, 256) == 0 else {
          return false
        }
        return getsockname(listener, address, &length) == 0
      }
    }
    guard status else {
      close(listener)
      throw LoopbackError("listen")
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nil when the listener was shut down.
  static func accept(_ listener: Int32) -> Int32? {
    while true {
      let connection = systemAccept(listener)
      if connection >= 0 {
        closeInChildren(connection)
        set(connection, Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
        #if canImport(Darwin)
          set(connection, SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
        #endif
        return connection
      }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Up to so many bytes; empty at the end of the connection or after a failure.
  static func read(_ connection: Int32, _ count: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let received = recv(connection, &bytes, count, 0)
      if received < 0, errno == EINTR { continue }
      return Data(bytes.prefix(max(0, received)))
    }
  }

  /// Sends all bytes; false when the other side is gone.
  static func write(_ connection: Int32, _ bytes: Data) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, noSignal) }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Waits until the other side goes away, or for so many milliseconds; -1 for ever.
  static func waitForEnd(_ connection: Int32, milliseconds: Int32) {
    var entry = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, milliseconds) < 0, errno == EINTR {}
  }

  /// Ends both directions; whoever waits on the socket wakes up.
  static func shutDown(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_RDWR))
  }

  /// Lets the next close reset the connection instead of ending it in order.
  static func resetOnClose(_ connection: Int32) {
    set(connection, SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
  }

  static func closeSocket(_ connection: Int32) {
    close(connection)
  }

  /// A program that a test starts must not hold a connection open that is closed here.
  private static func closeInChildren(_ socket: Int32) {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
  }

  private static func set(_ socket: Int32, _ level: Int32, _ option: Int32, _ value: some Any) {
    withUnsafeBytes(of: value) {
      _ = setsockopt(socket, level, option, $0.baseAddress, socklen_t($0.count))
    }
  }

  #if canImport(Darwin)
    private static let streamType = SOCK_STREAM
    private static let noSignal: Int32 = 0
    private static func systemListen(_ socket: Int32, _ backlog: Int32) -> Int32 {
      Darwin.listen(socket, backlog)
    }
    private static func systemAccept(_ socket: Int32) -> Int32 { Darwin.accept(socket, nil, nil) }
  #else
    private static let streamType = Int32(SOCK_STREAM.rawValue)
    private static let noSignal = Int32(MSG_NOSIGNAL)
    private static func systemListen(_ socket: Int32, _ backlog: Int32) -> Int32 {
      Glibc.listen(socket, backlog)
    }
    private static func systemAccept(_ socket: Int32) -> Int32 { Glibc.accept(socket, nil, nil) }
  #endif
}

/// Why a loopback server could not begin.
public struct LoopbackError: Error, CustomStringConvertible {
  /// The step that failed and the system's reason.
  public let description: String

  init(_ step: String) {
    description = "\(step): \(String(cString: strerror(errno)))"
  }
}
