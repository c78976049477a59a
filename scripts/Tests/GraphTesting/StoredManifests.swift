package import GraphFacts

/// Answers with what SwiftPM said of the same manifests before, in this run or an earlier one:
/// SwiftPM takes a second for each, and most tests are about something else.
package struct StoredManifests: ManifestEvaluator {
  private static let answers = SharedAnswers(StoredAnswers("manifests"))

  package let timeLimit = Duration.seconds(600)

  package init() {}

  package func evaluate(
    _ folders: [String], in root: String, with toolchain: Toolchain
  ) async throws -> [ProcessResult] {
    try await withThrowingTaskGroup(of: (Int, ProcessResult).self) { group in
      for (index, folder) in folders.enumerated() {
        group.addTask { (index, try await evaluate(folder, in: root, with: toolchain)) }
      }
      var results: [Int: ProcessResult] = [:]
      for try await (index, result) in group { results[index] = result }
      return folders.indices.compactMap { results[$0] }
    }
  }

  /// The stored answer, as if it were about this folder.
  package func evaluate(
    _ folder: String, in root: String, with toolchain: Toolchain
  ) async throws -> ProcessResult {
    var key = ContentHash()
    key.add(Array(toolchain.identity.utf8))
    key.add(Array(folder.utf8))
    guard key.addManifests(in: Path.join(root, folder)) else {
      return try await ask(folder, in: root, with: toolchain)
    }
    let paths = FixturePaths(root: root)
    let text = try await Self.answers.answer(key.text) {
      try paths.removed(from: Self.text(of: try await ask(folder, in: root, with: toolchain)))
    }
    return try Self.result(of: paths.added(to: text))
  }

  /// What SwiftPM says now.
  package func ask(
    _ folder: String, in root: String, with toolchain: Toolchain
  ) async throws -> ProcessResult {
    try await Gate.heavyPrograms.pass {
      try await SwiftPM(timeLimit: timeLimit).evaluate([folder], in: root, with: toolchain)[0]
    }
  }

  /// The exit status on a line, then what was written, with a zero byte between both outputs.
  private static func text(of result: ProcessResult) throws -> String {
    guard case .exited(let status) = result.ending,
      let output = String(validating: result.output, as: UTF8.self),
      let errors = String(validating: result.errors, as: UTF8.self)
    else { throw Unstorable(text: "\(result)") }
    return "\(status)\n\(output)\0\(errors)"
  }

  private static func result(of text: String) throws -> ProcessResult {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let outputs = parts[parts.count - 1].split(separator: "\0", omittingEmptySubsequences: false)
    guard let status = Int32(parts[0]), outputs.count == 2 else { throw Unstorable(text: text) }
    return ProcessResult(
      ending: .exited(status), output: Array(outputs[0].utf8), errors: Array(outputs[1].utf8))
  }

  package struct Unstorable: Error {
    package let text: String
  }
}

/// Takes the folder of a fixture, which has another name in every run, out of a text and puts it
/// back in.
private struct FixturePaths {
  /// What is taken out, and what stands for it. The root goes before what it lies in.
  private var markers: [(text: String, marker: String)]
  private static let temporaryName = "modgraph-"

  package init(root: String) {
    // Packages may lie beside the root.
    markers = [(root, "/{root}"), (Path.parent(of: root), "/{beside}")]
    // SwiftPM calls a package without a name by its folder.
    let name = Path.name(of: root).lowercased()
    if name.hasPrefix(Self.temporaryName) { markers.append((name, "{name}")) }
  }

  package func removed(from text: String) throws -> String {
    let stored = markers.reduce(text) { $0.replacing($1.text, with: $1.marker) }
    // A path in a form that is not known here would be another fixture's next time.
    guard !stored.contains(Self.temporaryName) else {
      throw StoredManifests.Unstorable(text: stored)
    }
    return stored
  }

  package func added(to text: String) -> String {
    markers.reduce(text) { $0.replacing($1.marker, with: $1.text) }
  }
}
