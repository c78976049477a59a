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
      (["shop://stores", "shop://profile"], "more than one link: shop://profile"),
    ])
  func refused(arguments: [String], reason: String) {
    #expect(throws: LaunchOptions.Request.refuse(reason)) {
      try LaunchOptions(arguments: arguments)
    }
  }

  @Test("help and version are asked for instead of a launch")
  func help() {
    #expect(throws: LaunchOptions.Request.help) { try LaunchOptions(arguments: ["--help"]) }
    #expect(throws: LaunchOptions.Request.version) { try LaunchOptions(arguments: ["--version"]) }
  }
}
