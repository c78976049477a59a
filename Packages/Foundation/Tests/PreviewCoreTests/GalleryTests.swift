import DesignCore
import Foundation
import PreviewCore
import GalleryCoreTesting
import TerminalCoreTesting
import DesignCoreTesting
import Testing

@MainActor
@Suite struct GalleryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "gallery-\(UUID().uuidString)")

  private func write(to folder: URL) async -> (status: Int32, output: String) {
    let console = ScriptedConsole([])
    let previews = [
      Preview("calm") { FakeScreen(title: "Calm") },
      Preview("wild", appearance: Appearance(colorScheme: .dark, textSize: .largest)) {
        FakeScreen(title: "Wild")
      },
    ]
    let host = PreviewHost(name: "Demo", previews: previews, console: console)
    return (await host.run(arguments: ["--html", folder.path]), console.output)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(component: name), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("the gallery is an index and a page each, and the way to the index is told")
  func files() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, output) = await write(to: folder.appending(component: "deep"))
    #expect(status == 0)
    #expect(output == folder.appending(components: "deep", "index.html").path + "\n")
    #expect(try names() == ["deep"])
    for name in ["index.html", "calm.html", "wild.html"] {
      #expect(PageAudit(of: try read("deep/" + name)).problems == [], "\(name)")
    }
  }

  @Test("the index shows each preview under its name, as its device is set, with links to each")
  func index() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(await write(to: folder).status == 0)
    let page = try #require(PageAudit(of: try read("index.html")).page)
    #expect(page.all("article").map { $0.attributes["id"] } == ["calm", "wild"])
    #expect(page.all("h2").map(\.text) == ["calm", "wild"])
    #expect(page.all("h3").map(\.text) == ["Calm", "Wild"])
    let links = page.all("a").map { $0.attributes["href"] }
    #expect(links == ["#calm", "#wild", "calm.html", "wild.html"])
    let screens = page.all.compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("screen") }
    #expect(screens == ["screen light standard-text", "screen dark largest-text"])
    #expect(page.all("pre").first?.text.hasPrefix("# Calm\n[1] Ask\n") == true)
  }

  @Test("written again, the pages are the new ones, and files of other names stay")
  func again() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(component: "notes.html"))
    #expect(await write(to: folder).status == 0)
    #expect(await write(to: folder).status == 0)
    #expect(try names() == ["calm.html", "index.html", "notes.html", "wild.html"])
    #expect(try read("notes.html") == "mine")
  }

  @Test("somebody's own page of the same name is told and stays, and nothing is written")
  func taken() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<html>my site</html>".utf8).write(to: folder.appending(component: "wild.html"))
    let (status, output) = await write(to: folder)
    #expect(status == 2)
    let path = folder.appending(component: "wild.html").path
    #expect(output == "? \(path) is no page of a gallery; nothing was written\n")
    #expect(try names() == ["wild.html"])
    #expect(try read("wild.html") == "<html>my site</html>")
  }

  @Test("a folder that cannot be made, since a file is in the way, is told")
  func fileInTheWay() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("mine".utf8).write(to: folder)
    for target in [folder, folder.appending(component: "below")] {
      let (status, output) = await write(to: target)
      #expect(status == 2)
      #expect(
        output == "? cannot make the folder \(target.path): \(folder.path) is a file\n")
    }
    #expect(try String(contentsOf: folder, encoding: .utf8) == "mine")
  }

  @Test("a page that cannot be written is told")
  func folderInTheWay() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(component: "calm.html"), withIntermediateDirectories: true)
    let (status, output) = await write(to: folder)
    #expect(status == 2)
    #expect(output.hasPrefix("? "))
    #expect(try names() == ["calm.html"])
  }
}
