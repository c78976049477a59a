import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// A repository as it stands after one step of a migration, with the findings it still has.
struct MigrationStep: Sendable, CustomTestStringConvertible {
  let name: String
  /// By path.
  let files: [String: String]
  /// The entries of its baseline, sorted.
  let baseline: [String]

  var testDescription: String { name }

  static let all = [monolith, coresAndDomain, route, feature]
  static let baselineFile = "modgraph-baseline.txt"

  /// The first step, or the files of another one with these changes.
  ///
  /// `==> path` begins a file, which replaces one that is there; `==> path (gone)` removes one.
  init(_ name: String, after former: MigrationStep? = nil, baseline: [String], _ changes: String) {
    var files =
      former?.files ?? [
        Policy.fileName: "{ \"baseline\": \"\(Self.baselineFile)\" }\n"
      ]
    for part in changes.split(separator: "==> ") {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let head = lines[0].split(separator: " ")
      files[String(head[0])] = head.count > 1 ? nil : String(lines[1])
    }
    let head = Baseline.text([])
    files[Self.baselineFile] = head + baseline.map { "\($0)\n" }.joined()
    self.name = name
    self.files = files
    self.baseline = baseline
  }
}
