@testable import ModuleGraph

/// Hands on what another evaluator answers, and records the folders that it was asked about.
actor RecordingManifests: ManifestEvaluator {
  nonisolated let timeLimit: Duration
  private(set) var asked: [String] = []
  private let answers: any ManifestEvaluator

  init(answers: any ManifestEvaluator) {
    self.answers = answers
    timeLimit = answers.timeLimit
  }

  func evaluate(
    _ folders: [String], in root: String, with toolchain: Toolchain
  ) async throws -> [ProcessResult] {
    asked += folders
    return try await answers.evaluate(folders, in: root, with: toolchain)
  }
}
