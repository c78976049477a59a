import CommerceDomain
public import PersistenceCore

extension DemoBackendOptions {
  /// Why an option of the command line cannot be applied; the description is one line.
  public struct InvalidOption: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Reads pairs of an option and its value: `--latency`, `--fail`, `--reprice`. Throws
  /// ``InvalidOption``.
  init(arguments: [String]) throws(InvalidOption) {
    self.init()
    var rest = arguments[...]
    while let option = rest.popFirst() { try apply(option, rest.popFirst() ?? "") }
  }

  private mutating func apply(_ option: String, _ value: String) throws(InvalidOption) {
    switch option {
    case "--latency":
      guard let milliseconds = Int(value), (0...60_000).contains(milliseconds) else {
        throw InvalidOption(description: "--latency takes milliseconds, at most 60000: \(value)")
      }
      latency = .milliseconds(milliseconds)
    case "--fail":
      guard let rule = FaultRule(value) else {
        throw InvalidOption(
          description: "--fail takes METHOD:PATH[*]=STATUS|drop|lost[@COUNT]: \(value)")
      }
      faults.append(rule)
    case "--reprice":
      let parts = value.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let total = Int(parts[1]), total > 0 else {
        throw InvalidOption(description: "--reprice takes ORDER=MINORUNITS: \(value)")
      }
      newTotals[OrderID(String(parts[0]))] = total
    default: throw InvalidOption(description: "the demo backend has no option \(option)")
    }
  }
}

extension DemoBackend {
  /// A backend for the arguments of a command line. Throws
  /// ``DemoBackendOptions/InvalidOption``, whose description is one line.
  public init(
    arguments: [String], store: (any DataStore)?, log: @escaping @Sendable (String) -> Void
  ) throws(DemoBackendOptions.InvalidOption) {
    self.init(options: try DemoBackendOptions(arguments: arguments), store: store, log: log)
  }
}
