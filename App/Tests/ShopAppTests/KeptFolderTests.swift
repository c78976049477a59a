import DemoBackend
import Foundation
import NetworkCoreTesting
import Testing

/// Where things are kept, by the built apps.
@Suite(.enabled(if: BuiltProgram.shopApp != nil, "the built ShopApp is not beside the tests"))
struct KeptFolderTests {
  private static let signedIn = ["SHOP_REFRESH_TOKEN": "first"]

  @Test(
    "with a server data is stored in the user's folder, without one nothing is left on the disk")
  func usualFolder() async throws {
    let server = try LoopbackServer(serving: DemoBackend())
    let run = try await ProgramRun(
      BuiltProgram.shopApp, ["--plain", "--timeout", "3600", "--server", server.address],
      environment: Self.signedIn, input: "quit\n")
    #expect(run.status == 0)
    let tokens = try #require(run.kept.first { $0.lastPathComponent == "refresh-tokens.json" })
    #expect(
      tokens.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent == "Shop")

    let demo = try await ProgramRun(
      BuiltProgram.shopApp, ["--plain"], environment: [:], input: "quit\n")
    #expect(demo.status == 0)
    #expect(demo.kept.isEmpty)
  }

  @Test("a folder that another server's things are in is refused: a payment stays with its server")
  func otherServer() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "KeptFolderTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try LoopbackServer(serving: DemoBackend())
    func run(_ arguments: String...) async throws -> ProgramRun {
      try await ProgramRun(
        BuiltProgram.shopApp, ["--plain", "--data", folder.path] + arguments,
        environment: Self.signedIn, input: "quit\n")
    }
    #expect(try await run().status == 0)
    #expect(try await run().status == 0)
    let refused = try await run("--server", server.address)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("holds what belongs to the demo backend; use another folder"))
    #expect(server.requestCount == 0)
  }

  @Test(
    "the clip pays over HTTP too",
    .enabled(if: BuiltProgram.shopClip != nil, "the built ShopClip is not beside the tests"))
  func clip() async throws {
    let server = try LoopbackServer(serving: DemoBackend())
    let run = try await ProgramRun(
      BuiltProgram.shopClip,
      ["--plain", "--timeout", "3600", "--server", server.address, "shop://checkout/1001"],
      environment: Self.signedIn, input: "1\nquit\n")
    #expect(run.status == 0)
    #expect(run.output.contains("\nOrder 1004 is paid\n"))
    #expect(server.requests.count { "\($0)" == "POST /v1/payments" } == 1)
  }
}
