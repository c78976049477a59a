/// Starts work on the main actor, and returns once it has run to its first wait, so that what a
/// test starts in turn happens in turn.
@MainActor
public func started<Value: Sendable>(
  _ work: @escaping @MainActor () async -> Value
) async -> Task<Value, Never> {
  let (starts, start) = AsyncStream.makeStream(of: Never.self)
  let task = Task {
    // Who waits for this needs the main actor, and gets it when the work waits.
    start.finish()
    return await work()
  }
  for await _ in starts {}
  return task
}
