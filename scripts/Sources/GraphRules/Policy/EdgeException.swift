import GraphFacts

/// One finding that a team has leave to keep until a day.
struct EdgeException: Hashable, Sendable {
  var rule: String
  var from: String
  var to: String
  /// The team that will mend it, such as `@shop/checkout`.
  var owner: String
  var reason: String
  /// The last day on which it holds.
  var until: CalendarDate
  /// Where the policy names it.
  var position: Position

  func matches(_ finding: Finding) -> Bool {
    finding.rule == rule && finding.from == from && finding.to == to
  }
}
