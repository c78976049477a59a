import Foundation

/// Where the configured server is: `https://host`, with a port or a path before the API's own.
///
/// Plain `http` is taken for this machine alone, since the token travels with every request.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address without a slash at its end.
  public let description: String

  /// Reads an address as a person types it; throws ``ServerAddressError``.
  public init(_ text: String) throws(ServerAddressError) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let host = parts.encodedHost?.lowercased(), !host.isEmpty
    else { throw .malformed }
    guard parts.user == nil, parts.password == nil else { throw .credentials }
    guard parts.query == nil, parts.fragment == nil else { throw .queryOrFragment }
    guard scheme == "https" || scheme == "http" else { throw .scheme(scheme) }
    guard Self.isPlain(host) else { throw .malformed }
    guard scheme == "https" || Self.isLoopback(host) else { throw .insecure(host: host) }
    guard let port = Self.port(parts), let path = Self.path(parts) else { throw .malformed }
    description = "\(scheme)://\(host)\(port)\(path)"
  }

  private static func port(_ parts: URLComponents) -> String? {
    guard let port = parts.port else { return "" }
    return (1...65_535).contains(port) ? ":\(port)" : nil
  }

  private static func path(_ parts: URLComponents) -> String? {
    let segments = parts.percentEncodedPath.split(separator: "/")
    guard segments.allSatisfy({ PathSegment.isSendable($0.removingPercentEncoding ?? "") }) else {
      return nil
    }
    return segments.map { "/\($0)" }.joined()
  }

  /// A name, an IPv4 address, or an IPv6 address in brackets: nothing that is read in two ways.
  private static func isPlain(_ host: String) -> Bool {
    let isIPv6 = host.hasPrefix("[") && host.hasSuffix("]")
    let allowed = isIPv6 ? "0123456789abcdef:." : "abcdefghijklmnopqrstuvwxyz0123456789-."
    return (isIPv6 ? host.dropFirst().dropLast() : host[...]).allSatisfy(allowed.contains)
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}

/// Why a text is not a server's address; the description is one line for people and never quotes
/// a password.
public enum ServerAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed
  case scheme(String)
  case credentials
  case queryOrFragment
  case insecure(host: String)

  public var description: String {
    switch self {
    case .malformed: "not the address of a server, such as https://shop.example"
    case .scheme(let scheme): "a server's address begins with https://, not \(scheme):"
    case .credentials: "a server's address holds no user and no password"
    case .queryOrFragment: "a server's address holds no ? and no #"
    case .insecure(let host): "http is for this machine alone; use https://\(host)"
    }
  }
}
