import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// How much a test of endurance does, and what bounds it.
///
/// `SOAK=1` asks for the long form. Each runs in a process of its own, so that a deadlock or a crash
/// is a failed test and not a test run that never ends.
enum Endurance {
  static func count(short: Int, long: Int) -> Int {
    ProcessInfo.processInfo.environment["SOAK"] == "1" ? long : short
  }

  /// Ends this process by a signal if it hangs: nothing here takes that long on any machine.
  static func guardAgainstHang() {
    alarm(3600)
  }

  /// Prints the figures that a child process has measured.
  static func show(_ output: [UInt8]?) {
    String(decoding: output ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("measured: ") }.forEach { print($0) }
  }

  /// The most memory that the process has held so far, in bytes; nil where the system does not tell
  /// in a file.
  static var peakBytes: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// The memory that the process holds, in bytes; nil where the system does not tell in a file.
  static var residentBytes: Int? {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = statm.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * Int(getpagesize()) } : nil
  }
}
