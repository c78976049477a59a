import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An interactive shell that starts the app and tells how the terminal was before and after.
final class InteractiveShell {
  let terminal: PseudoTerminal
  /// The app's process, once it is started.
  private(set) var app: pid_t = 0

  init(environment: [String: String] = [:], size: (columns: Int, rows: Int) = (80, 24)) throws {
    let usual = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "PS1": "$ ", "LC_ALL": "en_IE"]
    terminal = try PseudoTerminal(
      ["/bin/sh", "-i"], environment: usual.merging(environment) { $1 }, size: size)
  }

  /// Starts the app and returns the terminal's modes before it.
  func start(_ arguments: String...) async throws -> String {
    let app = try #require(BuiltProgram.shopApp).path
    let command = (["exec '\(app)'"] + arguments.map { "'\($0)'" }).joined(separator: " ")
    terminal.type(
      "echo modes=$(stty -g).; (echo app=$(exec sh -c 'echo $PPID').; \(command)); "
        + "s=$?; echo modes=$(stty -g) status=$s.\n")
    let modes = try await value(of: "modes", until: ".\r")
    self.app = try #require(pid_t(try await value(of: "app", until: ".\r")))
    return modes
  }

  /// The memory that the app holds.
  func residentKilobytes() async throws -> Int {
    if let statm = try? String(contentsOfFile: "/proc/\(app)/statm", encoding: .utf8) {
      let pages = try #require(statm.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      return pages * Int(getpagesize()) / 1024
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/ps")
    process.arguments = ["-o", "rss=", "-p", "\(app)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    _ = try await RunningProgram(starting: process).status()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let words = String(decoding: output, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    return try #require(words.first.flatMap { Int($0) })
  }

  /// The modes and the status that the shell tells after the app.
  func ending() async throws -> (modes: String, status: String) {
    (try await value(of: "modes", until: " "), try await value(of: "status", until: "."))
  }

  /// The modes and the status that the shell tells when it is asked at its prompt.
  func answer() async throws -> (modes: String, status: String) {
    try await terminal.output(upTo: "$ ")
    terminal.type("echo modes=$(stty -g) status=$?.\n")
    return try await ending()
  }

  /// What stands behind a name; the command line itself, which is echoed, has none.
  private func value(of name: String, until end: String) async throws -> String {
    while true {
      try await terminal.output(upTo: name + "=")
      let value = try await terminal.output(upTo: end).dropLast(end.count)
      if !value.hasPrefix("$") { return String(value) }
    }
  }
}
