import GraphFacts

/// Takes out what the policy's exceptions cover, and finds those that have had their day.
///
/// It stands apart from the other rules because it needs what they found.
struct ExceptionRule {
  static let id = "exception"
  static let summary = "an exception of the policy that has ended or covers nothing"

  let exceptions: [EdgeException]
  let today: CalendarDate

  /// What is left to tell. An exception that has ended still covers its edge: one mistake is one
  /// finding, and the exception says more about it.
  func apply(to findings: [Finding]) -> [Finding] {
    guard !exceptions.isEmpty else { return findings }
    var used: Set<Int> = []
    let rest = findings.filter { finding in
      guard let index = exceptions.firstIndex(where: { $0.matches(finding) }) else { return true }
      used.insert(index)
      return false
    }
    let own = exceptions.enumerated().compactMap { index, exception in
      problem(with: exception, isUsed: used.contains(index)).map { finding(exception, $0) }
    }
    return rest + own
  }

  private func problem(with exception: EdgeException, isUsed: Bool) -> String? {
    guard isUsed else {
      return "the exception from [\(exception.rule)] for \(edge(exception)) covers nothing any "
        + "more; remove it"
    }
    guard today > exception.until else { return nil }
    return "the exception from [\(exception.rule)] for \(edge(exception)) ended on "
      + "\(exception.until): \(exception.reason); \(exception.owner) removes the edge, or agrees "
      + "on another day"
  }

  private func edge(_ exception: EdgeException) -> String {
    exception.to.isEmpty ? exception.from : "\(exception.from) → \(exception.to)"
  }

  private func finding(_ exception: EdgeException, _ message: String) -> Finding {
    Finding(
      rule: Self.id, path: Policy.fileName, position: exception.position, message: message,
      from: exception.from, to: exception.to)
  }
}
