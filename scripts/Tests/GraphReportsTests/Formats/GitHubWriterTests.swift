import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules

@Suite("GitHub's workflow commands")
struct GitHubWriterTests {
  private func lines(_ report: Report) -> [String] {
    GitHubWriter().write(report).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test("a finding is an error at its place with the rule as its title")
  func finding() {
    #expect(
      lines(.sample(findings: 1)) == [
        "::error file=a/B.swift,line=1,col=8,title=layer::A must not import B"
      ])
  }

  @Test("%, line feed and carriage return are escaped in a message, colon and comma are not")
  func messageEscaping() {
    var report = Report.sample()
    report.findings = [.sample(message: "100 %: a, b\r\nc\rd%0A")]
    #expect(
      lines(report) == [
        "::error file=a/B.swift,line=1,col=8,title=layer::100 %25: a, b%0D%0Ac%0Dd%250A"
      ])
  }

  @Test("a property escapes colon and comma too, so that a path cannot end it early")
  func propertyEscaping() {
    var report = Report.sample()
    report.findings = [.sample(rule: "odd,rule", path: "a,line=9/b:c%/d\ne.swift")]
    #expect(
      lines(report) == [
        "::error file=a%2Cline=9/b%3Ac%25/d%0Ae.swift,line=1,col=8,title=odd%2Crule::"
          + "A must not import B"
      ])
  }

  @Test("what could not be judged is an error without a place, a note is a warning")
  func problems() {
    #expect(
      lines(.sample(fatal: 1, notes: 1)) == [
        "::error title=could not judge::broken 0", "::warning file=a/link,title=note::odd 0",
      ])
  }

  @Test("ten of a kind are all shown, and nothing is said of more")
  func ten() {
    let lines = lines(.sample(findings: 10, notes: 10))
    #expect(lines.count == 20)
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test("beyond ten of a kind one plain line counts the rest, and it is no annotation")
  func more() {
    let lines = lines(.sample(findings: 5_000, notes: 11))
    #expect(lines.count == 21)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(
      lines.last == "4990 more errors and 1 more warning not shown here; --format text lists all")
  }

  @Test("findings do not crowd out what could not be judged")
  func problemsFirst() {
    #expect(
      lines(.sample(findings: 50, fatal: 1)).first == "::error title=could not judge::broken 0")
  }
}
