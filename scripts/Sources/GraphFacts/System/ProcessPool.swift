#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs programs several at a time. The caller is suspended; no cooperative thread waits.
///
/// Each program gets a process group of its own. One that outlives its time limit is asked to stop
/// (`SIGINT`) and killed after the grace period, with everything that it started in other groups.
/// Cancelling the task stops nothing: each program ends by itself or at its limit.
package struct ProcessPool: Sendable {
  package var atOnce: Int
  /// For each program by itself.
  package var timeLimit: Duration
  /// Between asking and killing.
  var grace = Duration.seconds(1)
  /// Measures the time limit and the grace period.
  package var clock: any Clock<Duration> = SuspendingClock()

  package init(
    atOnce: Int, timeLimit: Duration, grace: Duration = .seconds(1),
    clock: any Clock<Duration> = SuspendingClock()
  ) {
    self.atOnce = atOnce
    self.timeLimit = timeLimit
    self.grace = grace
    self.clock = clock
  }

  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results in the order of the commands.
  package func run(_ commands: [Command]) async -> [ProcessResult] {
    await withTaskGroup(of: (Int, ProcessResult).self) { group in
      var results = [ProcessResult?](repeating: nil, count: commands.count)
      for (index, command) in commands.enumerated() {
        if index >= atOnce, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (index, await run(command)) }
      }
      for await (done, result) in group { results[done] = result }
      return results.compactMap { $0 }
    }
  }

  package func run(_ command: Command) async -> ProcessResult {
    let child: ChildProcess
    do throws(SystemError) {
      child = try ChildProcess(command)
    } catch {
      return ProcessResult(ending: .notStarted(error))
    }
    let limit = Task { await stop(child) }
    let written = await child.waitForEnd()
    limit.cancel()
    let isStopped = await limit.value
    // Nothing signals the child any more, so its number may be given back.
    let ending = child.reap()
    return ProcessResult(
      ending: isStopped ? .timedOut : ending, output: written.output, errors: written.errors)
  }

  /// Stops a child at its time limit; false where it ended before and this task was cancelled.
  private func stop(_ child: ChildProcess) async -> Bool {
    do {
      try await clock.sleep(for: timeLimit)
    } catch {
      return false
    }
    // When the child has ended nobody can tell any more which processes were its children.
    let descendants = child.descendants
    child.askToStop()
    // Ends early when the child does.
    try? await clock.sleep(for: grace)
    child.kill(with: descendants + child.descendants)
    return true
  }
}
