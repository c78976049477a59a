extension Repository {
  /// How a manifest lists a module: by its target's name within the package, else by product.
  package func spelling(of module: Int, fromPackage package: Int?, text: String? = nil) -> String {
    let wanted = modules[module]
    guard wanted.package != package, let owner = wanted.package.map({ packages[$0] }) else {
      return "\"\(wanted.target)\""
    }
    let products = owner.manifest.products.filter { $0.targets.contains(wanted.target) }
    let product = products.first { $0.name == text } ?? products.first
    let identity = owner.folder.isEmpty ? owner.manifest.name : Path.name(of: owner.folder)
    return ".product(name: \"\(product?.name ?? wanted.target)\", package: \"\(identity)\")"
  }
}
