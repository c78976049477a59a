import GraphTesting

extension RuleCase {
  private static func owners(
    _ what: String, _ text: String, _ found: [String] = [], _ changes: [String: String] = [:]
  ) -> RuleCase {
    layered("owner", what, changes.merging(["CODEOWNERS": text + "\n"]) { $1 }, found)
  }

  private static let line = ["CODEOWNERS owner"]

  static let owners: [RuleCase] = [
    RuleCase(
      rule: "owner", what: "no CODEOWNERS at all",
      files: LayeredShop.files.filter { $0.key != "CODEOWNERS" }, found: line),
    owners(
      "a module that no line covers",
      "/App/ @shop/app\n/Tests/ @shop/qa\n/scripts/ @shop/tools\n"
        + "/Sources/* @shop/none\n/Sources/[a-z] @shop/none",
      Array(repeating: "Package.swift owner", count: 12) + line + line),
    owners(
      "a later line that takes an owner away", "* @shop/platform\n/Sources/NetCore/",
      ["Package.swift owner"]),
    owners(
      "two teams for one module", "* @shop/platform\n/Sources/NetCore/ @shop/a @shop/b",
      ["Package.swift owner"]),
    owners(
      "a file of a module that another team has",
      "* @shop/platform\n/Sources/NetCore/Other.swift @shop/other", ["Package.swift owner"],
      ["Sources/NetCore/Other.swift": ""]),
    owners("a person", "* @shop/platform\n/Sources/NetCore/ @somebody", line),
    owners("an address", "* @shop/platform\n/Sources/NetCore/ who@shop.example", line),
    owners("a line that matches nothing", "* @shop/platform\n/Sources/Gone/ @shop/gone", line),
    owners("a line in the wrong case", "* @shop/platform\n/sources/NetCore/ @shop/net", line),
    owners("a line that GitHub ignores", "* @shop/platform\n!/Sources/NetCore/ @shop/net", line),

    owners("the last line that matches", "/Sources/NetCore/ @shop/other\n* @shop/platform"),
    owners(
      "comments, spaces, anchors and wildcards",
      """
      # Everything
      *   @shop/platform   # for now

      /Sources/Net*/ @shop/net
      BasketAPI/ @shop/basket
      **/LintTests @shop/tools
      Sources/**/HomeAPI.swift @shop/home
      /Sources/Home\\ Feature/ @shop/home
      """, [], ["Sources/Home Feature/notes.md": ""]),
    owners(
      "lines for files that no module has",
      "* @shop/platform\n/.github/ @shop/ci\n/docs/deep/ @shop/docs\n*.yml @shop/ci\n"
        + "/App/.hidden/x @shop/app", [],
      [".github/workflows/ci.yml": "", "docs/deep/a.md": "", "App/.hidden/x": ""]),
    owners(
      "a line for a folder that is skipped", "* @shop/platform\n/Vendor/Lib/ @shop/vendor", [],
      ["Vendor/Lib/a.c": "", ".modgraph.json": "{\"skip\": [\"Vendor\"]}"]),
  ]
}
