extension XcodeProject {
  /// One shared scheme for each target. One named like a package's product could not be told from
  /// the scheme that Xcode makes for that product.
  func schemeProblems() -> [String] {
    var problems: [String] = []
    let products = Set(manifests.values.flatMap(\.products))
    var schemesOfTarget: [String: Int] = [:]
    for (name, text) in schemes.sorted(by: { $0.key < $1.key }) {
      if products.contains(name) {
        problems.append("the scheme \(name) has the name of a package's product")
      }
      let targets = text.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) }
      for target in Set(targets) { schemesOfTarget[target, default: 0] += 1 }
      problems += wrongReferences(in: text).map { "the scheme \(name) names no \($0)" }
    }
    for target in all("PBXNativeTarget") where schemesOfTarget[target.id] != 1 {
      problems.append("\(target.text("name")) does not have one scheme")
    }
    return problems
  }

  private func wrongReferences(in scheme: String) -> [String] {
    let reference =
      /BlueprintIdentifier = "(\w+)"\s+BuildableName = "([^"]+)"\s+BlueprintName = "([^"]+)"/
    let references = scheme.matches(of: reference)
    let containers = scheme.matches(of: /ReferencedContainer = "container:Shop.xcodeproj"/)
    var wrong: [String] = []
    if references.isEmpty || containers.count != references.count {
      wrong.append("target of this project")
    }
    for match in references {
      let target = objects[String(match.1)]
      let product = target.flatMap { objects[$0.text("productReference")] }
      if target?.text("name") != String(match.3) || product?.text("path") != String(match.2) {
        wrong.append("target \(match.3) that makes \(match.2)")
      }
    }
    return wrong
  }
}
