import GraphTesting
import Testing

@testable import GraphFacts

@Suite("A pattern of CODEOWNERS")
struct OwnersPatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let matching: [String]
    let others: [String]

    var testDescription: String { pattern }
  }

  @Test(
    "matches what GitHub says it matches",
    arguments: [
      Case(pattern: "*", matching: ["a", "a/b/c.swift", ".hidden"], others: []),
      Case(pattern: "*.js", matching: ["app.js", "web/lib/app.js"], others: ["app.jsx", "js"]),
      Case(
        pattern: "/build/logs/", matching: ["build/logs/a", "build/logs/deep/a"],
        others: ["x/build/logs/a", "build/logs", "build/log/a"]),
      Case(
        pattern: "docs/*", matching: ["docs/start.md"],
        others: ["docs/build/fix.md", "site/docs/start.md"]),
      Case(
        pattern: "apps/", matching: ["apps/a", "web/apps/a", "apps/deep/a"],
        others: ["apps", "apps.swift", "myapps/a"]),
      Case(pattern: "/docs/", matching: ["docs/a", "docs/b/c"], others: ["x/docs/a", "docs"]),
      Case(
        pattern: "**/logs", matching: ["logs", "build/logs/a", "deeply/nested/logs/x/y"],
        others: ["logs.txt", "mylogs/a"]),
      Case(
        pattern: "/apps/github", matching: ["apps/github", "apps/github/a"], others: ["apps/a"]),
      Case(
        pattern: "Sources/*/A.swift", matching: ["Sources/X/A.swift"],
        others: ["Sources/A.swift", "Sources/X/Y/A.swift"]),
      Case(
        pattern: "a/**/b", matching: ["a/b", "a/x/b", "a/x/y/b/c"], others: ["b", "x/a/b"]),
      Case(pattern: "a/**", matching: ["a/b", "a/b/c"], others: ["a", "x/a/b"]),
      Case(pattern: "/*", matching: ["Package.swift"], others: ["App/Package.swift"]),
      Case(pattern: "/*.swift", matching: ["Package.swift"], others: ["App/Package.swift"]),
      Case(
        pattern: "Package.swift", matching: ["Package.swift", "x/y/Package.swift"],
        others: ["Package@swift-6.0.swift"]),
      Case(
        pattern: "A?.swift", matching: ["A1.swift", "x/AB.swift"],
        others: ["A.swift", "A/.swift", "ABC.swift"]),
      Case(pattern: "Docs/", matching: ["Docs/a"], others: ["docs/a"]),
      Case(pattern: "Größe/", matching: ["Größe/a"], others: ["Grösse/a"]),
    ])
  func documented(_ example: Case) {
    let pattern = OwnersPattern(example.pattern)
    for path in example.matching { #expect(pattern.matches(path), "\(path)") }
    for path in example.others { #expect(!pattern.matches(path), "\(path)") }
  }

  @Test(
    "a pattern that GitHub does not know is no pattern",
    arguments: [
      "!/docs/", "[a-z].swift", "\\#notes", "a/***/b",
    ])
  func unknown(pattern: String) {
    #expect(OwnersPattern.fault(in: pattern) != nil)
  }

  @Test("forty stars against a long name end at once")
  func hostile() {
    let pattern = OwnersPattern(String(repeating: "*a", count: 40))
    #expect(!pattern.matches(String(repeating: "a", count: 400) + "b"))
    let folders = OwnersPattern(Array(repeating: "**/a", count: 6).joined(separator: "/"))
    #expect(!folders.matches(Array(repeating: "b", count: 24).joined(separator: "/")))
  }
}
