/// Lines for the standard error that wait while the terminal shows screens.
///
/// The newest thousand are kept: a log that nobody reads does not fill the memory.
struct HeldLog: Sendable {
  private let lines: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (lines, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1000))
  }

  /// Keeps a line.
  func write(_ line: String) {
    continuation.yield(line)
  }

  /// Hands over what was kept, in order; nothing is kept from here on.
  func release(to write: (String) -> Void) async {
    continuation.finish()
    for await line in lines { write(line) }
  }
}
