import Foundation

extension XcodeProject {
  /// What the project names and is not there, and where it disagrees with the packages' manifests.
  func problems() -> [String] {
    var problems: [String] = []
    if formatVersion != "77" {
      problems.append("the format is \(formatVersion), not Xcode 16's 77")
    }
    problems += referenceProblems()
    problems += pathProblems()
    problems += productProblems()
    for target in all("PBXNativeTarget") { problems += self.problems(of: target) }
    problems += settingProblems()
    problems += schemeProblems()
    return problems
  }

  /// The manifest of each package that the project names, by the id of its reference.
  var manifests: [String: Manifest] {
    var manifests: [String: Manifest] = [:]
    for package in all("XCLocalSwiftPackageReference") {
      let file = folder.appending(path: package.text("relativePath") + "/Package.swift")
      if let text = try? String(contentsOf: file, encoding: .utf8) {
        manifests[package.id] = Manifest(text)
      }
    }
    return manifests
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  private func referenceProblems() -> [String] {
    var named: Set<String> = [rootID]
    for object in objects.values { named.formUnion(references(in: object.values)) }
    let dangling = named.subtracting(objects.keys).sorted()
    let unused = Set(objects.keys).subtracting(named).sorted()
    return dangling.map { "there is no object \($0)" } + unused.map { "nothing refers to \($0)" }
  }

  private func references(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap { references(in: $0) }
    case let values as [String: Any]: values.values.flatMap { references(in: $0) }
    default: []
    }
  }

  private func pathProblems() -> [String] {
    var problems: [String] = []
    for file in all("PBXFileReference") where file.text("sourceTree") == "<group>" {
      let path = file.text("path")
      if !exists(path) { problems.append("there is no file \(path)") }
    }
    for group in all("PBXFileSystemSynchronizedRootGroup") {
      let path = group.text("path")
      if files(in: folder.appending(path: path)).isEmpty {
        problems.append("there is no Swift file in a folder \(path)")
      }
    }
    let manifests = manifests
    for package in all("XCLocalSwiftPackageReference") where manifests[package.id] == nil {
      problems.append("there is no package \(package.text("relativePath"))")
    }
    return problems
  }

  private func productProblems() -> [String] {
    var problems: [String] = []
    let manifests = manifests
    for product in all("XCSwiftPackageProductDependency") {
      let name = product.text("productName")
      if let manifest = manifests[product.text("package")], !manifest.products.contains(name) {
        problems.append("there is no product \(name) in its package")
      }
    }
    return problems
  }
}
