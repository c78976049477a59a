import Foundation
import PersistenceCore
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Figures for `ci/measure durability`; nothing here can fail for being slow.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["MEASURE"] == "1", "ci/measure durability runs these"))
struct DurabilityBenchmarks {
  @Test("a durable write, beside a bare write and sync")
  func write() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "DurabilityBenchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: folder)
    let bytes = Data(repeating: 7, count: 200)
    let file = open(folder.appending(component: "bare").path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }

    var durable: [Duration] = []
    var bare: [Duration] = []
    for _ in 0..<201 {
      durable.append(try await ContinuousClock().measure { try await store.write(bytes, to: "x") })
      bare.append(
        ContinuousClock().measure {
          _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
          _ = fsync(file)
        })
    }
    let (figure, floor) = (median(durable), median(bare))
    print(
      "measured: durable write of 200 bytes: \(figure) us; "
        + "floor, bare write and fsync: \(floor) us; ratio \(Double(figure) / Double(floor))")
  }

  /// In whole microseconds.
  private func median(_ durations: [Duration]) -> Int {
    Int(durations.sorted()[durations.count / 2] / .microseconds(1))
  }
}
