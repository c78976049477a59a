import Foundation
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// A repository that holds copies of the two scripts, a package of two files, and a `swift` that
/// only pretends to build: its program prints what it was called with and exits with 7.
struct ScriptFixture {
  let fixture: Fixture
  /// The repository's folder.
  let root: String

  private init(fixture: Fixture, root: String) {
    self.fixture = fixture
    self.root = root
  }

  /// In a folder of this name, so that spaces in it can be tried.
  init(folder: String = "repository") async throws {
    fixture = try Fixture([:])
    root = Path.join(fixture.root, folder)
    for name in ["modgraph", "check-imports.swift"] {
      try write("scripts/\(name)", try FileSystem.read(Self.source(name)))
    }
    try write("scripts/Package.swift", "// one")
    try write("scripts/Sources/Tool/main.swift", "// one")
    try write(".git", "")
    try fixture.write("bin/swift", Self.swift)
    // Everything else that the script calls, and no other `swift`.
    for name in [
      "cat", "cksum", "find", "ls", "mkdir", "mv", "readlink", "rm", "sort", "tr",
    ] {
      let program = try #require(
        ["/usr/bin", "/bin"].map { "\($0)/\(name)" }.first(where: FileSystem.isExecutable))
      try FileSystem.makeLink("\(fixture.root)/bin/\(name)", to: program)
    }
    await fixture.makeExecutable("bin/swift", Path.join(folder, "scripts/modgraph"))
  }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    try FileSystem.write(bytes, to: absolute)
  }

  /// The same repository after its folder was renamed.
  func moved(to folder: String) throws -> ScriptFixture {
    let root = Path.join(fixture.root, folder)
    try FileSystem.rename(self.root, to: root)
    return ScriptFixture(fixture: fixture, root: root)
  }

  func remove(_ path: String) throws {
    guard unlink(Path.join(root, path)) == 0 else { throw SystemError.last }
  }

  func link(_ path: String, to target: String) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    try FileSystem.makeLink(absolute, to: target)
  }

  /// Puts another `swift` on the `PATH` that the script sees.
  func replaceSwift(_ text: String) async throws {
    try fixture.write("bin/swift", text)
    await fixture.makeExecutable("bin/swift")
  }

  /// How often something was built.
  var builds: Int {
    let log = (try? FileSystem.read(Path.join(fixture.root, "builds"))) ?? []
    return log.count { $0 == UInt8(ascii: "\n") }
  }

  /// Runs `scripts/modgraph`, or a link to it.
  func run(
    _ arguments: [String] = [], through path: String = "scripts/modgraph",
    configuration: String? = nil
  ) async -> ProgramRun {
    await ProgramRun(
      Command(
        executable: "/usr/bin/env",
        arguments: [
          "-i", "PATH=\(fixture.root)/bin", "HOME=\(fixture.root)/home",
          "LOG=\(fixture.root)/builds",
        ] + (configuration.map { ["MODGRAPH_CONFIGURATION=\($0)"] } ?? [])
          + ["/bin/sh", Path.join(root, path)] + arguments))
  }

  static func source(_ name: String, file: String = #filePath) -> String {
    Path.normalized("\(Path.parent(of: file))/../../../\(name)")
  }

  /// `swift build … --scratch-path DIR …`
  private static let swift = """
    #!/bin/sh
    echo built >>"$LOG"
    echo "words of the build"
    while [ "$1" != --scratch-path ]; do
      [ "$1" != --configuration ] || built=$2
      shift
    done
    mkdir -p "$2/$built"
    # One build at a time in a folder, as SwiftPM has it.
    while ! mkdir "$2/lock" 2>/dev/null; do :; done
    # As the compiler's caches do, it refuses what was built at another path.
    if [ -f "$2/cache" ] && [ "$(cat "$2/cache")" != "$2" ]; then
      PATH=/usr/bin:/bin rmdir "$2/lock"
      exit 1
    fi
    echo "$2" >"$2/cache"
    cat >"$2/$built/modgraph.$$" <<'END'
    #!/bin/sh
    echo "root=$MODGRAPH_ROOT"
    for word in "$@"; do echo "<$word>"; done
    exit 7
    END
    PATH=/usr/bin:/bin chmod +x "$2/$built/modgraph.$$"
    mv "$2/$built/modgraph.$$" "$2/$built/modgraph"
    PATH=/usr/bin:/bin rmdir "$2/lock"

    """
}
