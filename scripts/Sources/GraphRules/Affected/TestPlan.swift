package import GraphFacts

/// What to run for a selection: an entry for each package, as SwiftPM runs a package's tests from
/// that package only.
package struct TestPlan: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var package: String
    /// As a command takes it; `.` for the root.
    package var path: String
    /// Matches the names of the affected tests from their start; nil where no test is affected and
    /// the package is only built.
    package var filter: String?
    /// For a shell.
    package var command: String
  }

  /// Sorted by path.
  package var entries: [Entry]

  /// Packages whose manifest is broken run whole, so that the failure shows where it is.
  package init(_ selection: Selection, _ repository: Repository, broken: [String] = []) {
    let affected = Dictionary(grouping: selection.modules.map { repository.modules[$0.module] }) {
      $0.package
    }
    let known = affected.compactMap { package, modules in
      package.map { Self.entry(repository.packages[$0], modules) }
    }
    let unknown = broken.map { folder in
      Entry(
        package: folder.isEmpty ? "." : Path.name(of: folder), path: folder.isEmpty ? "." : folder,
        filter: "", command: "swift test" + Self.place(folder))
    }
    entries = (known + unknown).sorted { $0.path < $1.path }
  }

  private static func entry(_ package: Package, _ modules: [Module]) -> Entry {
    let tests = modules.filter { $0.kind == .test }.map(\.name).sorted()
    guard let first = tests.first else {
      return Entry(
        package: package.name, path: package.path, filter: nil,
        command: "swift build" + place(package.folder))
    }
    // SwiftPM's filter is a regular expression that fits anywhere: both ends are fixed here.
    let filter = tests.count == 1 ? "^\(first)\\." : "^(\(tests.joined(separator: "|")))\\."
    return Entry(
      package: package.name, path: package.path, filter: filter,
      command: "swift test" + place(package.folder) + " --filter " + quoted(filter))
  }

  private static func place(_ folder: String) -> String {
    folder.isEmpty ? "" : " --package-path " + (isPlain(folder) ? folder : quoted(folder))
  }

  private static func isPlain(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-".unicodeScalars.contains($0)
    }
  }

  /// In single quotes, where a shell takes everything as it is.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
