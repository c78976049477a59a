import Foundation
import Testing

/// One run of a built program to its end, in a home of its own that is removed afterwards.
final class ProgramRun {
  let status: Int32
  let output: String
  let errors: String
  private let home: URL

  init(
    _ program: URL?, _ arguments: [String], environment: [String: String], input: String = ""
  ) async throws {
    let home = FileManager.default.temporaryDirectory
      .appending(component: "ProgramRun-\(UUID().uuidString)")
    self.home = home
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let files = ["input", "output", "errors"].map { home.appending(component: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }

    let process = Process()
    let executable: URL = try #require(program)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment.merging(
      ["HOME": home.path, "XDG_DATA_HOME": home.appending(component: "share").path]) { $1 }
    let handles = [
      try FileHandle(forReadingFrom: files[0]), try FileHandle(forWritingTo: files[1]),
      try FileHandle(forWritingTo: files[2]),
    ]
    // A process that has ended goes on holding its handles on Linux, and so their descriptors.
    defer { for handle in handles { try? handle.close() } }
    (process.standardInput, process.standardOutput) = (handles[0], handles[1])
    process.standardError = handles[2]
    status = try await RunningProgram(starting: process).status()
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// The names of the files that the program has left and that hold a text.
  func filesHolding(_ text: String) -> [String] {
    kept.filter { url in
      (try? Data(contentsOf: url))?.range(of: Data(text.utf8)) != nil
    }.map(\.lastPathComponent)
  }

  /// All that the program has left behind.
  var kept: [URL] {
    let all = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { !["input", "output", "errors"].contains($0.lastPathComponent) }
  }
}
