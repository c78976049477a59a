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
  /// The embedded server's own arguments, an option and its value each, unchecked.
  public var embeddedServer: [String] = []
  /// The features that are on.
  public var flags: Set<FeatureFlag> = []
  /// The longest wait for a call; nil leaves it to ``Timeouts``.
  public var timeout: Duration?
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
      case "--timeout": timeout = try Self.seconds(Self.value(of: argument, from: &rest))
      case "--latency", "--fail", "--reprice":
        embeddedServer += [argument, try Self.value(of: argument, from: &rest)]
      default: try take(link: argument)
      }
    }
    if server != nil, let option = embeddedServer.first {
      throw .refuse("\(option) is for the demo backend, which --server takes the place of")
    }
  }

  private mutating func take(link argument: String) throws(Request) {
    guard !argument.hasPrefix("-") else { throw .refuse("unknown option \(argument)") }
    guard link == nil else { throw .refuse("more than one link: \(argument)") }
    link = argument
  }

  private static func server(_ text: String) throws(Request) -> ServerAddress {
    do {
      return try ServerAddress(text)
    } catch {
      // The text itself may hold a password.
      throw .refuse("--server: \(error)")
    }
  }

  private static func seconds(_ text: String) throws(Request) -> Duration {
    guard let seconds = Int(text), (1...3600).contains(seconds) else {
      throw .refuse("--timeout takes whole seconds from 1 to 3600, not \(text)")
    }
    return .seconds(seconds)
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
