import Foundation

/// The apps as they were built beside the tests; nil where tests run from another place.
enum BuiltProgram {
  static let shopApp = program("ShopApp")
  static let shopClip = program("ShopClip")

  private static func program(_ name: String) -> URL? {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appending(component: name)
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }
}
