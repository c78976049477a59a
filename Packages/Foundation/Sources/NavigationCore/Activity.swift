/// The work that is under way, so that a shell can wait until everything is settled.
@MainActor
final class Activity {
  private var running: [Int: Task<Void, Never>] = [:]
  private var lastID = 0

  /// Starts work on the main actor.
  @discardableResult
  func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    lastID += 1
    let id = lastID
    let task = Task {
      await work()
      running[id] = nil
    }
    running[id] = task
    return task
  }

  /// Returns when nothing is under way, also nothing that the awaited work started.
  func settle() async {
    while let task = running.values.first {
      await task.value
    }
  }
}
