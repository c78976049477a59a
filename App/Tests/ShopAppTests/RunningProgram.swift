import Foundation

/// A process under way. Waiting for its end holds no thread: the server that it talks to may be in
/// this process, and needs them.
struct RunningProgram {
  let process: Process
  private let ends: AsyncStream<Int32>

  /// Starts a process that is ready to run.
  init(starting process: Process) throws {
    let (ends, end) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = {
      end.yield($0.terminationStatus)
      end.finish()
    }
    try process.run()
    self.process = process
    self.ends = ends
  }

  /// The status that it ends with.
  func status() async -> Int32 {
    await ends.first { _ in true } ?? -1
  }
}
