import Foundation

extension XcodeProject {
  /// A target has one entry point, and lists and links the products that its files import.
  func problems(of target: Object) -> [String] {
    var problems: [String] = []
    let name = target.text("name")
    var entries = 0
    var imported: Set<String> = []
    for source in sources(of: target) {
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        if line == "@main" { entries += 1 }
        if let match = line.wholeMatch(of: /(?:public )?import (\w+)/) {
          imported.insert(String(match.1))
        }
      }
    }
    if entries != 1 { problems.append("\(name) has \(entries) @main") }

    let known = Set(manifests.values.flatMap(\.products))
    let listed = listedProducts(of: target)
    for product in imported.intersection(known).subtracting(listed).sorted() {
      problems.append("\(name) imports \(product) and does not list it")
    }
    for product in listed.subtracting(imported).sorted() {
      problems.append("\(name) lists \(product) and never imports it")
    }
    for product in listed.symmetricDifference(linkedProducts(of: target)).sorted() {
      problems.append("\(name) lists \(product) or links it, and not both")
    }
    return problems
  }

  /// The Swift files that a target compiles: those it names, and all in its folders.
  func sources(of target: Object) -> [URL] {
    var sources: [URL] = []
    for file in buildFiles(of: target, in: "PBXSourcesBuildPhase") {
      if let reference = objects[file.text("fileRef")] {
        sources.append(folder.appending(path: reference.text("path")))
      }
    }
    for group in target.list("fileSystemSynchronizedGroups").compactMap({ objects[$0] }) {
      sources += files(in: folder.appending(path: group.text("path")))
    }
    return sources
  }

  func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  private func listedProducts(of target: Object) -> Set<String> {
    let products = target.list("packageProductDependencies").compactMap { objects[$0] }
    return Set(products.map { $0.text("productName") })
  }

  private func linkedProducts(of target: Object) -> Set<String> {
    let files = buildFiles(of: target, in: "PBXFrameworksBuildPhase")
    let products = files.compactMap { objects[$0.text("productRef")] }
    return Set(products.map { $0.text("productName") })
  }

  private func buildFiles(of target: Object, in phase: String) -> [Object] {
    let phases = target.list("buildPhases").compactMap { objects[$0] }.filter { $0.isa == phase }
    return phases.flatMap { $0.list("files") }.compactMap { objects[$0] }
  }
}
