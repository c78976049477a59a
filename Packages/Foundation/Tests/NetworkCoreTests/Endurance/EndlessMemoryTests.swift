import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct EndlessMemoryTests {
  /// What is reported while it arrives, so that the limit acts at once.
  private static let reported: [Fault] = [
    .endlessBody(), .endlessBody(status: 503), .endlessChunks(), .endlessChunks(status: 404),
    .endlessBody(announcedAs: "5000000000"), .gzipBomb, .endlessHeaders, .endlessInterim,
  ]
  /// What is collected, so that it has to be looked for.
  private static let collected: [Fault] = [
    .endlessTrailers, .endlessBody(status: 302, headers: "Location: /x\r\n"),
  ]

  @Test("endless answers, one after the other and six at once, take little more than the limit")
  func memory() async {
    let child = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Endurance.guardAgainstHang()
      let whole = Data(repeating: 7, count: HTTPResponse.defaultLimit)
      let server = try LoopbackServer(serving: TestShop()) { request, number in
        switch request.path.last {
        case "whole": .answer(HTTPResponse(status: 200, body: whole))
        case "endless": (EndlessMemoryTests.reported + EndlessMemoryTests.collected)[number % 10]
        case "reported": EndlessMemoryTests.reported[number % EndlessMemoryTests.reported.count]
        default: nil
        }
      }
      let transport = URLSessionTransport(address: try ServerAddress(server.address))
      #expect(try await transport.send(.get("whole")).body == whole)
      let floor = Endurance.peakBytes ?? 0

      let count = Endurance.count(short: 30, long: 350)
      for _ in 0..<count {
        guard case .failure = await transport.outcome(of: .get("endless")) else {
          Issue.record("an endless answer ended")
          return
        }
      }
      let inTurn = (Endurance.peakBytes ?? 0) - floor
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<6 {
          group.addTask {
            for _ in 0..<count / 6 { _ = await transport.outcome(of: .get("reported")) }
          }
        }
      }
      let atOnce = (Endurance.peakBytes ?? 0) - floor
      _ = try await transport.send(.get("v1"))
      // Each may hold the limit twice, while its buffer grows; what is freed is not all given back.
      #expect(inTurn < 64 * 1024 * 1024)
      #expect(atOnce < 128 * 1024 * 1024)
      print(
        "measured: \(count) endless answers in turn: \(inTurn / 1024) KiB at most over a whole "
          + "answer's peak; six at once: \(atOnce / 1024) KiB; floor: \(floor / 1024) KiB")
    }
    Endurance.show(child?.standardOutputContent)
  }
}
