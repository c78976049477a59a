import Foundation
import Testing

/// The project file names only what exists, and builds as the packages' manifests say.
@Suite struct XcodeProjectTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../iOS").standardizedFileURL
  private static let file = folder.appending(path: "Shop.xcodeproj/project.pbxproj")
  private static let schemesFolder = folder.appending(path: "Shop.xcodeproj/xcshareddata/xcschemes")

  private func project(
    replacing part: String = "", with replacement: String = ""
  ) throws -> XcodeProject {
    var text = try String(contentsOf: Self.file, encoding: .utf8)
    var schemes: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: Self.schemesFolder, includingPropertiesForKeys: nil)
    {
      schemes[file.deletingPathExtension().lastPathComponent] = try String(
        contentsOf: file, encoding: .utf8)
    }
    if !part.isEmpty {
      let all = ([text] + schemes.values).joined()
      try #require(all.contains(part), "the fault cannot be planted: \(part)")
      text = text.replacing(part, with: replacement)
      schemes = schemes.mapValues { $0.replacing(part, with: replacement) }
    }
    return try XcodeProject(text: text, schemes: schemes, folder: Self.folder)
  }

  @Test("the project names only what exists, and agrees with the manifests")
  func current() throws {
    let project = try project()
    #expect(project.problems() == [])
    #expect(
      project.all("PBXNativeTarget").map { $0.text("name") }.sorted() == ["Shop", "ShopClip"])
    #expect(project.schemes.keys.sorted() == ["Clip", "Shop"])
    #expect(project.all("PBXNativeTarget").allSatisfy { project.sources(of: $0).count >= 4 })
  }

  @Test(
    "a fault in the project is reported",
    arguments: [
      (
        "../ShopApp/CompositionRoot.swift", "../ShopApp/Root.swift", "no file ../ShopApp/Root.swift"
      ),
      ("path = Shared;", "path = Common;", "no Swift file in a folder Common"),
      ("productName = StoreFeature;", "productName = StoresFeature;", "no product StoresFeature"),
      ("Packages/Store;", "Packages/Stores;", "no package ../../Packages/Stores"),
      (
        "BlueprintName = \"ShopClip\"", "BlueprintName = \"Clip\"",
        "the scheme Clip names no target"
      ),
      ("TARGET = 17.0;", "TARGET = 16.0;", "IPHONEOS_DEPLOYMENT_TARGET is 16.0, not 17.0"),
      ("SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0;", "SWIFT_VERSION is 5.0, not 6.0"),
      ("SWIFT_VERSION = 6.0;", "", "SWIFT_VERSION is not set, not 6.0"),
      (" -enable-upcoming-feature ExistentialAny", "", "does not enable ExistentialAny"),
      ("INFOPLIST_FILE = Info.plist;", "INFOPLIST_FILE = I.plist;", "no file I.plist"),
      ("objectVersion = 77;", "objectVersion = 56;", "the format is 56"),
      ("PRODUCT_BUNDLE_IDENTIFIER = example.shop;", "SWIFT_VERSION = 5.0;", "SWIFT_VERSION is 5.0"),
      ("rootObject = 5A", "rootObject = 5B", "there is no object 5B"),
    ])
  func fault(part: String, replacement: String, problem: String) throws {
    let problems = try project(replacing: part, with: replacement).problems()
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test("a product that is imported and not listed, and a scheme that two could mean, are reported")
  func missingProduct() throws {
    let line = try #require(
      String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("\t\t\t\t") && $0.contains("/* StoreAPI */,") })
    let problems = try project(replacing: String(line), with: "").problems()
    #expect(problems.contains("Shop imports StoreAPI and does not list it"))

    let project = try project()
    let renamed = try XcodeProject(
      text: String(contentsOf: Self.file, encoding: .utf8),
      schemes: ["Shop": project.schemes["Shop"] ?? "", "ShopClip": project.schemes["Clip"] ?? ""],
      folder: Self.folder)
    #expect(renamed.problems() == ["the scheme ShopClip has the name of a package's product"])
  }
}
