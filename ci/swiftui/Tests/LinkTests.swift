import DesignCoreTesting
import Foundation
import NavigationCore
import NavigationCoreTesting
import SwiftUI
import Testing

@testable import SwiftUIShellCore

/// Links, and the messages over the screen in sight.
@MainActor
@Suite struct LinkTests {
  private let navigator = Navigator(tabs: [Tab("Home", root: Home())]) { route, _ in
    FakeScreen(title: "\(route)")
  }

  private func open(_ link: String, on host: TreeHost) throws {
    let open = try #require(host.all("onOpenURL").first?.value as? (URL) -> Void)
    open(try #require(URL(string: link)))
  }

  private func stage() async -> Stage {
    await Stage(navigator) { link in
      guard link == "shop://page" else { throw NoLink(link: link) }
      return Page(number: 7)
    }
  }

  @Test("a link shows its place, and closes the sheet")
  func good() async throws {
    let stage = await stage()
    navigator.open(Panel())
    await stage.settle()
    try open("shop://page", on: stage.host)
    await stage.settle()
    #expect(stage.reading.title == "Page(number: 7)")
    #expect(navigator.stack.count == 2)
  }

  @Test("a link that leads nowhere is reported over the screen in sight and changes nothing")
  func bad() async throws {
    let stage = await stage()
    navigator.open(Page(number: 1))
    await stage.settle()
    try open("https://elsewhere.example", on: stage.host)
    stage.host.update()
    #expect(stage.reading.title == "Page(number: 1)")
    #expect(stage.reading.alert?.title == "cannot open https://elsewhere.example")
    #expect(await stage.tap("OK"))
    #expect(stage.reading.alert == nil)
    #expect(navigator.stack.count == 2)
  }

  @Test("a notice is shown over a sheet, and after the question of a screen")
  func order() async throws {
    let stage = await stage()
    navigator.open(Panel())
    await stage.settle()
    #expect(await stage.tap("Ask"))
    try open("shop://a", on: stage.host)
    try open("shop://b", on: stage.host)
    stage.host.update()
    #expect(stage.reading.alert?.title == "Sure?")
    #expect(stage.reading.faults == [])
    #expect(await stage.tap("Yes"))
    #expect(stage.reading.alert?.title == "cannot open shop://a\ncannot open shop://b")
    #expect(await stage.tap("OK"))
    #expect(stage.reading.alert == nil)
    #expect(stage.reading.title == "Panel()")
  }

  @Test("a link that is opened while the app launches is shown when it has launched")
  func early() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let shell = PhoneShell(parseLink: { _ in Page(number: 9) }) { [navigator] in
      for await _ in gate {}
      return PhoneShell.Launched(navigator: navigator, messages: { AsyncStream { nil } })
    }
    let host = TreeHost(ShellView(shell: shell))
    #expect(host.all("ProgressView").count == 1)
    try open("shop://page", on: host)
    opener.finish()
    while host.all("NavigationStack").isEmpty { await host.change() }
    await navigator.settle()
    host.update()
    #expect(Reading(host).title == "Page(number: 9)")
  }

  @Test("a launch that fails says why and can be tried again, once at a time")
  func failure() async {
    let attempts = Attempts()
    let shell = PhoneShell(parseLink: { throw NoLink(link: $0) }) { [navigator] in
      attempts.count += 1
      guard attempts.count > 1 else { throw NoLink(link: "the disk is full") }
      return PhoneShell.Launched(navigator: navigator, messages: { AsyncStream { nil } })
    }
    let host = TreeHost(ShellView(shell: shell))
    shell.launch()
    while host.all("ContentUnavailableView").isEmpty { await host.change() }
    #expect(Reading(host).words == ["", "cannot open the disk is full", "Try again"])
    #expect(Reading(host).tap("Try again"))
    while host.all("NavigationStack").isEmpty { await host.change() }
    #expect(attempts.count == 2)
  }

  @Test("messages about payments are shown when they come, and go once they were seen")
  func messages() async {
    let (messages, sender) = AsyncStream.makeStream(of: String.self)
    let stage = await Stage(navigator, messages: messages)
    sender.yield("Order 1001 is paid.")
    while stage.reading.alert == nil { await stage.host.change() }
    #expect(stage.reading.alert?.title == "Order 1001 is paid.")
    let first = stage.reading
    sender.yield("Order 1002 is not paid.")
    while stage.shell.notices.count < 2 { await stage.host.change() }
    #expect(first.tap("OK"))
    stage.host.update()
    #expect(stage.reading.alert?.title == "Order 1002 is not paid.")
    #expect(await stage.tap("OK"))
    #expect(stage.reading.alert == nil)
  }
}

@MainActor
private final class Attempts {
  var count = 0
}
