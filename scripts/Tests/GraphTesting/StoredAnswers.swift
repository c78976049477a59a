import GraphFacts

/// Texts that take long to make and are the same for the same key, in files beside the build: test
/// runs share them. A folder that cannot be written to costs time and nothing else.
package struct StoredAnswers: Sendable {
  private let folder: String

  package init(_ name: String) {
    folder = Path.join(Repositories.scripts, ".build/test-answers/\(name)")
  }

  package subscript(key: String) -> String? {
    guard let bytes = try? FileSystem.read(Path.join(folder, key)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func store(_ text: String, for key: String) {
    try? FileSystem.makeDirectory(folder)
    try? FileSystem.write(Array(text.utf8), to: Path.join(folder, key))
  }
}

/// Makes each answer once, however many tests ask for it at a time.
package actor SharedAnswers {
  private let stored: StoredAnswers
  private var answers: [String: Task<String, any Error>] = [:]

  package init(_ stored: StoredAnswers) {
    self.stored = stored
  }

  package func answer(
    _ key: String, make: @escaping @Sendable () async throws -> String
  ) async throws -> String {
    if let answer = answers[key] { return try await answer.value }
    let answer = Task {
      if let text = stored[key] { return text }
      let text = try await make()
      stored.store(text, for: key)
      return text
    }
    answers[key] = answer
    return try await answer.value
  }
}
