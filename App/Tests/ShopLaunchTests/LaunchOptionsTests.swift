import NetworkCore
import ShopLaunch
import Testing

@Suite struct LaunchOptionsTests {
  @Test("options and a link are read in any order")
  func options() throws {
    let options = try LaunchOptions(arguments: ["shop://stores", "--plain", "--locale", "de_DE"])
    #expect(options.isPlain)
    #expect(options.locale == "de_DE")
    #expect(options.link == "shop://stores")
    #expect(try LaunchOptions(arguments: []) == LaunchOptions())
  }

  @Test(
    "what cannot be understood is refused by name",
    arguments: [
      (["--plian"], "unknown option --plian"),
      (["-x"], "unknown option -x"),
      (["--locale"], "--locale needs a value"),
      (["--locale", "--plain"], "--locale needs a value"),
      (["--timeout", "0"], "--timeout takes whole seconds from 1 to 3600, not 0"),
      (["--timeout", "2.5"], "--timeout takes whole seconds from 1 to 3600, not 2.5"),
      (
        ["--timeout", "99999999999999999999"],
        "--timeout takes whole seconds from 1 to 3600, not 99999999999999999999"
      ),
      (["shop://stores", "shop://profile"], "more than one link: shop://profile"),
    ])
  func refused(arguments: [String], reason: String) {
    #expect(throws: LaunchOptions.Request.refuse(reason)) {
      try LaunchOptions(arguments: arguments)
    }
  }

  @Test("a timeout is that of a call, of which a try gets a third")
  func timeout() throws {
    let options = try LaunchOptions(arguments: ["--timeout", "30"])
    let timeouts = Timeouts().limited(to: options.timeout)
    #expect(timeouts.wholeCall == .seconds(30))
    #expect(timeouts.oneTry == .seconds(10))
    #expect(timeouts.openPayments == .seconds(30))
    #expect(Timeouts().limited(to: nil).wholeCall == .seconds(15))
  }

  @Test(
    "a server is taken by its address, and what cannot be one is refused for its reason",
    arguments: [
      ("http://shop.example", "http is for this machine alone; use https://shop.example"),
      ("https://me:secret@shop.example", "a server's address holds no user and no password"),
      ("https://shop.example?a=1", "a server's address holds no ? and no #"),
      ("ftp://shop.example", "a server's address begins with https://, not ftp:"),
      ("shop.example", "not the address of a server, such as https://shop.example"),
    ])
  func server(text: String, reason: String) throws {
    #expect(throws: LaunchOptions.Request.refuse("--server: \(reason)")) {
      try LaunchOptions(arguments: ["--server", text])
    }
    let address = try ServerAddress("https://shop.example/eu")
    let options = try LaunchOptions(arguments: ["--server", "https://shop.example/eu/"])
    #expect(options.server == address)
  }

  @Test(
    "what is for the demo backend alone is refused beside a server, in any order",
    arguments: [
      ["--latency", "0"], ["--fail", "GET:/v1/stores=503"], ["--reprice", "1001=2600"],
    ])
  func demoOptions(arguments: [String]) {
    let server = ["--server", "https://shop.example"]
    let reason = "\(arguments[0]) is for the demo backend, which --server takes the place of"
    for both in [server + arguments, arguments + server] {
      #expect(throws: LaunchOptions.Request.refuse(reason)) {
        try LaunchOptions(arguments: both)
      }
    }
  }

  @Test("help and version are asked for instead of a launch")
  func help() {
    #expect(throws: LaunchOptions.Request.help) { try LaunchOptions(arguments: ["--help"]) }
    #expect(throws: LaunchOptions.Request.version) { try LaunchOptions(arguments: ["--version"]) }
  }
}
