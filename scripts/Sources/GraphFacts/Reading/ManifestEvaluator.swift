/// Says what manifests mean. Tests answer from what SwiftPM has said before.
package protocol ManifestEvaluator: Sendable {
  /// For each manifest.
  var timeLimit: Duration { get }

  /// What `swift package dump-package` answers for some packages, in the order of their folders.
  ///
  /// - Parameters:
  ///   - folders: Relative to the root.
  ///   - root: An absolute path.
  /// - Throws: `SystemError` where no temporary folder can be made.
  func evaluate(
    _ folders: [String], in root: String, with toolchain: Toolchain
  ) async throws -> [ProcessResult]
}

/// Has SwiftPM evaluate manifests, as many at a time as there are processors.
package struct SwiftPM: ManifestEvaluator {
  package var timeLimit: Duration
  package var clock: any Clock<Duration>

  package init(
    timeLimit: Duration? = nil, clock: any Clock<Duration> = SuspendingClock()
  ) {
    self.timeLimit = timeLimit ?? Self.usualTimeLimit
    self.clock = clock
  }

  /// Thirty seconds, or what `MODGRAPH_MANIFEST_SECONDS` says for a machine that is slower.
  private static var usualTimeLimit: Duration {
    let seconds = FileSystem.environment("MODGRAPH_MANIFEST_SECONDS").flatMap { Int($0) }
    return .seconds(max(1, min(seconds ?? 30, 3_600)))
  }

  package func evaluate(
    _ folders: [String], in root: String, with toolchain: Toolchain
  ) async throws -> [ProcessResult] {
    let scratch = try FileSystem.makeTemporaryDirectory()
    defer { FileSystem.removeTree(scratch) }
    let commands = folders.enumerated().map { number, folder in
      // A scratch path of its own: SwiftPM would wait for whoever holds the package's own one.
      Command(
        executable: toolchain.swift,
        arguments: [
          "package", "dump-package", "--package-path", Path.join(root, folder),
          "--scratch-path", "\(scratch)/\(number)",
        ])
    }
    let pool = ProcessPool(
      atOnce: ProcessPool.processorCount, timeLimit: timeLimit, clock: clock)
    return await pool.run(commands)
  }
}
