package import GraphFacts

/// Hands on what another evaluator answers, and records the folders that it was asked about.
package actor RecordingManifests: ManifestEvaluator {
  package nonisolated let timeLimit: Duration
  package private(set) var asked: [String] = []
  private let answers: any ManifestEvaluator

  package init(answers: any ManifestEvaluator) {
    self.answers = answers
    timeLimit = answers.timeLimit
  }

  package func evaluate(
    _ folders: [String], in root: String, with toolchain: Toolchain
  ) async throws -> [ProcessResult] {
    asked += folders
    return try await answers.evaluate(folders, in: root, with: toolchain)
  }
}
