import DesignCore
import ShellCore
import Testing

@MainActor
@Suite struct PreviewHostTests {
  private func run(_ arguments: String...) async -> (status: Int32, output: String) {
    var output = ""
    let host = PreviewHost(
      name: "Demo",
      previews: [
        Preview("calm") { FakeScreen(title: "Calm") },
        Preview("wild") { FakeScreen(title: "Wild") },
      ],
      write: { output += $0 })
    let status = await host.run(arguments: arguments)
    return (status, output)
  }

  @Test("the list names each preview on a line of its own")
  func list() async {
    let (status, output) = await run("--list")
    #expect(status == 0)
    #expect(output == "calm\nwild\n")
  }

  @Test("a preview is drawn as plain text")
  func preview() async {
    let (status, output) = await run("--preview", "wild")
    #expect(status == 0)
    #expect(output.hasPrefix("# Wild\n[1] Ask\n"))
  }

  @Test(
    "what is not there is told, with status 2",
    arguments: [["--preview", "x"], ["--preview"], ["--wrong"], ["--list", "x"]])
  func bad(arguments: [String]) async {
    var output = ""
    let host = PreviewHost(name: "Demo", previews: [], write: { output += $0 })
    #expect(await host.run(arguments: arguments) == 2)
    #expect(output.hasPrefix("? "))
  }
}
