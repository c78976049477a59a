import GraphFacts

private let ruleID = "library-type"

extension Rule {
  static let libraryType = Rule(
    id: ruleID, summary: "a library product with type: set"
  ) { graph in
    graph.repository.packages.flatMap { package in
      package.manifest.products.compactMap { product in
        guard let type = product.libraryType, type != "automatic" else { return nil }
        return Finding(
          rule: ruleID, path: package.manifestPath,
          position: package.outline.position(ofText: product.name),
          message: "the library \(product.name) has type: .\(type); leave type: out, so that who "
            + "builds the app chooses how to link it",
          from: product.name, to: type)
      }
    }
  }
}
