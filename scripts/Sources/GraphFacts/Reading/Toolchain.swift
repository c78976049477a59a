/// The `swift` that a shell would run.
package struct Toolchain: Sendable {
  package var swift: String
  /// Changes when the program on disk does.
  package var identity: String

  /// Nil where there is no `swift` on `PATH`.
  package static func find(path: String? = FileSystem.environment("PATH")) -> Toolchain? {
    for folder in (path ?? "").split(separator: ":") {
      let candidate = Path.join(String(folder), "swift")
      guard FileSystem.isExecutable(candidate) else { continue }
      let real = (try? FileSystem.realPath(candidate)) ?? candidate
      guard let status = try? FileSystem.status(real) else { continue }
      return Toolchain(
        swift: candidate, identity: "\(real) \(status.size) \(status.modified)")
    }
    return nil
  }
}
