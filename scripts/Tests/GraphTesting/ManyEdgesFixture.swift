/// 38 Cores, each with an edge to all before it: 703 edges, more than Mermaid draws.
package enum ManyEdgesFixture {
  package static let files: [String: String] = {
    var files = [
      "CODEOWNERS": "* @shop/platform\n",
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Big",
        targets: (0..<38).map { number in
          .target(
            name: "M\\(number)Core", dependencies: (0..<number).map { .byName(name: "M\\($0)Core") },
            path: "Sources/M\\(number)")
        }
      )

      """,
    ]
    for number in 0..<38 { files["Sources/M\(number)/A.swift"] = "\n" }
    return files
  }()
}
