import GraphFacts

/// Lets a number of tasks through at a time; the others are suspended in order.
package actor Gate {
  /// For compilers and package managers: each takes a processor and much memory.
  package static let heavyPrograms = Gate(width: ProcessPool.processorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(width: Int) {
    free = width
  }

  package nonisolated func pass<Value: Sendable>(
    _ work: @Sendable () async throws -> Value
  ) async rethrows -> Value {
    await enter()
    do {
      let value = try await work()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Hands the place on, so that nobody who comes later takes it.
  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
