import Dispatch

/// Runs blocking work on a thread of its own and suspends the caller until the work is done.
///
/// Swift runs tasks on as many threads as there are processors. A task that waits for a child
/// process on one of them stops all others.
package func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    // Each serial queue gets its own thread, however many other queues wait.
    DispatchQueue(label: "modgraph.blocking-work").async {
      continuation.resume(returning: work())
    }
  }
}
