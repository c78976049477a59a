import CommerceDomain
public import DemoBackend
public import NetworkCore

/// What the command line asks for.
public struct LaunchOptions: Equatable, Sendable {
  /// Plain text instead of the full-screen terminal.
  public var isPlain = false
  /// The locale that was asked for by name; nil leaves it to the environment.
  public var locale: String?
  /// A deep link to open after launch; not yet checked.
  public var link: String?
  /// The server to talk to; nil for the demo backend.
  public var server: ServerAddress?
  /// The folder where things are kept; nil leaves it to what is talked to.
  public var dataFolder: String?
  /// What the demo backend is to do beside answering.
  public var backend = DemoBackendOptions()
  /// The features that are on.
  public var flags: Set<FeatureFlag> = []
  /// Whether each metric is written to the standard error.
  public var showsMetrics = false

  /// What to do instead of launching.
  public enum Request: Error, Equatable {
    /// Print how the command is used, and exit 0.
    case help
    /// Print the version, and exit 0.
    case version
    /// Print what is wrong, and exit 2.
    case refuse(String)
  }

  public init() {}

  /// Reads the arguments, without the command's own name; throws ``Request``.
  public init(arguments: [String]) throws(Request) {
    var rest = arguments[...]
    var demoOption: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": throw .help
      case "--version": throw .version
      case "--plain": isPlain = true
      case "--metrics": showsMetrics = true
      case "--locale": locale = try Self.value(of: argument, from: &rest)
      case "--server": server = try Self.server(Self.value(of: argument, from: &rest))
      case "--data": dataFolder = try Self.value(of: argument, from: &rest)
      case "--flag": flags.insert(try Self.flag(Self.value(of: argument, from: &rest)))
      case "--latency", "--fail", "--reprice":
        try setBackend(argument, Self.value(of: argument, from: &rest))
        demoOption = argument
      default: try take(link: argument)
      }
    }
    if server != nil, let demoOption {
      throw .refuse("\(demoOption) is for the demo backend, which --server takes the place of")
    }
  }

  private mutating func take(link argument: String) throws(Request) {
    guard !argument.hasPrefix("-") else { throw .refuse("unknown option \(argument)") }
    guard link == nil else { throw .refuse("more than one link: \(argument)") }
    link = argument
  }

  private mutating func setBackend(_ option: String, _ value: String) throws(Request) {
    switch option {
    case "--latency":
      guard let milliseconds = Int(value), (0...60_000).contains(milliseconds) else {
        throw .refuse("--latency takes milliseconds, at most 60000: \(value)")
      }
      backend.latency = .milliseconds(milliseconds)
    case "--fail":
      guard let rule = FaultRule(value) else {
        throw .refuse("--fail takes METHOD:PATH[*]=STATUS|drop|lost[@COUNT]: \(value)")
      }
      backend.faults.append(rule)
    default:
      let parts = value.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let total = Int(parts[1]), total > 0 else {
        throw .refuse("--reprice takes ORDER=MINORUNITS: \(value)")
      }
      backend.newTotals[OrderID(String(parts[0]))] = total
    }
  }

  private static func server(_ text: String) throws(Request) -> ServerAddress {
    do {
      return try ServerAddress(text)
    } catch {
      // The text itself may hold a password.
      throw .refuse("--server: \(error)")
    }
  }

  private static func flag(_ name: String) throws(Request) -> FeatureFlag {
    guard let flag = FeatureFlag(rawValue: name) else {
      let known = FeatureFlag.allCases.map(\.rawValue).joined(separator: ", ")
      throw .refuse("no flag \(name); there are \(known)")
    }
    return flag
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(Request) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .refuse("\(option) needs a value")
    }
    return value
  }
}
