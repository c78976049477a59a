import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphRules

@Suite("Exceptions")
struct ExceptionTests {
  private static let edge = """
    { "from": "ProfileFeature", "to": "StoreFeature", "owner": "@shop/account",
      "reason": "the old profile shows a store", "until": "2027-03-31" }
    """

  @Test("an exception covers its edge up to and on its last day, wherever the edge is written")
  func covers() throws {
    let found = [finding(line: 1), finding(line: 9)]
    #expect(try apply(to: found, on: "2027-03-30").isEmpty)
    #expect(try apply(to: found, on: "2027-03-31").isEmpty)
  }

  @Test("past its day the exception is the finding, with its line, owner and reason")
  func ended() throws {
    let rest = try apply(to: [finding(line: 1), finding(line: 9)], on: "2027-04-01")
    #expect(rest.map(\.rule) == ["exception"])
    #expect(rest.first?.path == Policy.fileName)
    #expect(rest.first?.position == Position(line: 2, column: 1))
    let message = rest.first?.message ?? ""
    #expect(message.contains("ProfileFeature → StoreFeature ended on 2027-03-31"))
    #expect(message.contains("the old profile shows a store; @shop/account"))
  }

  @Test("an exception that covers nothing is a finding, whatever the day")
  func stale() throws {
    for day in ["2027-01-01", "2028-01-01"] {
      let rest = try apply(to: [], on: day)
      #expect(rest.map(\.rule) == ["exception"])
      #expect(rest.first?.message.contains("covers nothing any more; remove it") == true)
    }
  }

  @Test("another edge, and the same edge by another rule, are not covered")
  func others() throws {
    let others = [
      finding(line: 1, to: "CheckoutFeature"), finding(line: 1, rule: "undeclared-import"),
    ]
    let rest = try apply(to: others + [finding(line: 1)], on: "2027-01-01")
    #expect(Set(rest) == Set(others))
  }

  @Test(
    "a mistake is told with its key",
    arguments: [
      (("\"to\"", "\"too\""), "exceptions[0].too: unknown key"),
      (("\"to\": \"StoreFeature\",", ""), "exceptions[0].to: this key is missing"),
      (("\"the old profile shows a store\"", "\"\""), "exceptions[0].reason: this text is empty"),
      (("@shop/account", "@jo"), "exceptions[0].owner: @jo is not a team"),
      (("2027-03-31", "2027-02-29"), "exceptions[0].until: 2027-02-29 is no day"),
      (("2027-03-31", "31.3.2027"), "exceptions[0].until: 31.3.2027 is no day"),
      (("\"2027-03-31\"", "20270331"), "exceptions[0].until: this has to be a text, not a number"),
      (("{ \"from\"", "{ \"rule\": \"layers\", \"from\""), "exceptions[0].rule: there is no rule"),
      (("{ \"from\"", "{ \"rule\": \"exception\", \"from\""), "exceptions[0].rule: there is no"),
    ])
  func mistakes(_ change: (String, String), _ message: String) throws {
    let text = Self.edge.replacing(change.0, with: change.1)
    #expect(text != Self.edge)
    let failure = #expect(throws: PolicyReader.Failure.self) { try read([text]) }
    #expect(failure?.problem.message.contains(message) == true, "\(String(describing: failure))")
    #expect(failure?.problem.position?.line ?? 0 > 1)
  }

  @Test("one edge has one exception")
  func twice() throws {
    let failure = #expect(throws: PolicyReader.Failure.self) {
      try read([Self.edge, Self.edge])
    }
    #expect(failure?.problem.message.contains("this is the edge of exceptions[0] again") == true)
  }

  @Test("days are those of the calendar")
  func days() {
    #expect(CalendarDate("2028-02-29") != nil)
    #expect(CalendarDate("2000-02-29") != nil)
    for text in [
      "2027-02-29", "1900-02-29", "2027-04-31", "2027-13-01", "2027-00-10", "2027-01-00",
      "2027-1-1", "27-01-01", "2027-01-01T00:00", "+027-01-01", "", "today",
    ] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
    #expect(CalendarDate("2027-01-09")?.description == "2027-01-09")
    #expect(CalendarDate.today() > CalendarDate(year: 2026, month: 1, day: 1))
  }

  private func finding(
    line: Int, to: String = "StoreFeature", rule: String = "layer"
  ) -> Finding {
    Finding(
      rule: rule, path: "Profile.swift", position: Position(line: line, column: 8), message: "no",
      from: "ProfileFeature", to: to)
  }

  private func apply(to findings: [Finding], on day: String) throws -> [Finding] {
    let today = try #require(CalendarDate(day))
    let exceptions = try read([Self.edge]).exceptions
    return ExceptionRule(exceptions: exceptions, today: today).apply(to: findings)
  }

  private func read(_ exceptions: [String]) throws -> Policy {
    let list = exceptions.joined(separator: ",\n")
    let fixture = try Fixture([Policy.fileName: "{ \"exceptions\": [\n\(list)] }"])
    return try withExtendedLifetime(fixture) {
      try PolicyReader(root: fixture.root).read()
    }
  }
}
