import GraphFacts

/// One package of Cores, which may all import each other and have one owner: whatever is found
/// there is what a test is about.
package enum CoresFixture {
  /// Paths of sources are relative to the root; each target needs one.
  package static func files(
    targets: [String], products: [String] = [], packages: [String] = [], _ sources: [String: String]
  ) -> [String: String] {
    let manifest = ShopFixture.package(
      "Kit", products: products, packages: packages, targets: targets)
    return sources.merging(["CODEOWNERS": "* @shop/platform\n", "Package.swift": manifest]) {
      own, _ in own
    }
  }

  /// The imports of a text, as `module line:column`.
  package static func imports(_ text: String) -> [String] {
    imports(Array(text.utf8))
  }

  package static func imports(_ bytes: [UInt8]) -> [String] {
    let found = bytes.withUnsafeBufferPointer { ImportScanner.scan($0) }
    return found.map { "\($0.module) \($0.position.line):\($0.position.column)" }
  }
}
