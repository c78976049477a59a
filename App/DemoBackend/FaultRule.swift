import NetworkCore

/// A fault that the demo backend shows on request: `METHOD:PATH[*]=WHAT[@COUNT]`.
public struct FaultRule: Hashable, Sendable {
  /// What goes wrong.
  enum Fault: Hashable, Sendable {
    /// The call is refused with a status and not carried out.
    case status(Int)
    /// The call is not carried out and not answered.
    case drop
    /// The call is carried out; its answer is not sent.
    case lost
  }

  let method: HTTPMethod
  let path: String
  let isPrefix: Bool
  let fault: Fault
  /// How many calls are hit; nil for all.
  let count: Int?

  /// Reads a rule such as `POST:/v1/payments=lost@1`; nil when it is none.
  public init?(_ argument: String) {
    guard let colon = argument.firstIndex(of: ":"), let equals = argument.lastIndex(of: "="),
      colon < equals, let method = HTTPMethod(rawValue: String(argument[..<colon]))
    else { return nil }
    let path = argument[argument.index(after: colon)..<equals]
    let outcome = argument[argument.index(after: equals)...]
      .split(separator: "@", omittingEmptySubsequences: false)
    guard path.hasPrefix("/"), let what = outcome.first, outcome.count <= 2 else { return nil }

    self.method = method
    isPrefix = path.hasSuffix("*")
    self.path = String(isPrefix ? path.dropLast() : path)
    switch what {
    case "drop": fault = .drop
    case "lost": fault = .lost
    default:
      guard let status = Int(what), (400..<600).contains(status) else { return nil }
      fault = .status(status)
    }
    guard outcome.count == 2 else {
      count = nil
      return
    }
    guard let limit = Int(outcome[1]), limit > 0 else { return nil }
    count = limit
  }

  func hits(_ request: HTTPRequest) -> Bool {
    let requested = "/" + request.path.joined(separator: "/")
    return request.method == method && (isPrefix ? requested.hasPrefix(path) : requested == path)
  }
}
