import Testing

@testable import ModuleGraph

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
  init(folder: String = "repository") throws {
    fixture = try Fixture([:])
    root = Path.join(fixture.root, folder)
    for name in ["modgraph", "check-imports.swift"] {
      try write("scripts/\(name)", try FileSystem.read(Self.source(name)))
    }
    try write("scripts/Package.swift", "// one")
    try write("scripts/Sources/Tool/main.swift", "// one")
    try write(".git", "")
    try tool(named: "swift", Self.swift)
    // Everything else that the script calls, and no other `swift`.
    for name in [
      "cat", "cksum", "find", "ls", "mkdir", "mv", "readlink", "rm", "sort", "tr",
    ] {
      try tool(named: name, "#!/bin/sh\nPATH=/usr/bin:/bin exec \(name) \"$@\"\n")
    }
  }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    try FileSystem.write(bytes, to: absolute)
    if path.hasSuffix("modgraph") { try Self.makeExecutable(absolute) }
  }

  /// The same repository after its folder was renamed.
  func moved(to folder: String) -> ScriptFixture {
    let root = Path.join(fixture.root, folder)
    Self.system("/bin/mv", self.root, root)
    return ScriptFixture(fixture: fixture, root: root)
  }

  func remove(_ path: String) {
    Self.system("/bin/rm", "-rf", Path.join(root, path))
  }

  func link(_ path: String, to target: String) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    Self.system("/bin/ln", "-s", target, absolute)
  }

  /// Puts a program on the `PATH` that the script sees.
  func tool(named name: String, _ text: String) throws {
    let path = Path.join(fixture.root, "bin/\(name)")
    try FileSystem.makeDirectory(Path.parent(of: path))
    try FileSystem.write(Array(text.utf8), to: path)
    try Self.makeExecutable(path)
  }

  /// In a copy that this process never had open: a child that another test starts would hold it open
  /// for a moment, and what is open for writing cannot be executed.
  private static func makeExecutable(_ path: String) throws {
    system("/bin/cp", path, path + ".copy")
    system("/bin/chmod", "+x", path + ".copy")
    system("/bin/mv", path + ".copy", path)
  }

  func removeTool(_ name: String) {
    Self.system("/bin/rm", Path.join(fixture.root, "bin/\(name)"))
  }

  /// How often something was built.
  var builds: Int {
    let log = (try? FileSystem.read(Path.join(fixture.root, "builds"))) ?? []
    return log.count { $0 == UInt8(ascii: "\n") }
  }

  /// Runs `scripts/modgraph`, or a link to it.
  func run(_ arguments: [String] = [], through path: String = "scripts/modgraph") -> ScriptRun {
    ScriptRun(Self.results([command(arguments, through: path)])[0])
  }

  func command(_ arguments: [String], through path: String = "scripts/modgraph") -> Command {
    Command(
      executable: "/usr/bin/env",
      arguments: [
        "-i", "PATH=\(fixture.root)/bin", "HOME=\(fixture.root)/home", "LOG=\(fixture.root)/builds",
        "/bin/sh", Path.join(root, path),
      ] + arguments)
  }

  static func results(_ commands: [Command]) -> [ProcessResult] {
    ProcessPool(atOnce: 4, timeLimit: 60_000).run(commands)
  }

  static func source(_ name: String, file: String = #filePath) -> String {
    Path.normalized("\(Path.parent(of: file))/../../../\(name)")
  }

  static func system(_ executable: String, _ arguments: String...) {
    let result = results([Command(executable: executable, arguments: arguments)])[0]
    #expect(result.ending == .exited(0), "\(executable) \(arguments)")
  }

  /// `swift build … --scratch-path DIR …`
  private static let swift = """
    #!/bin/sh
    echo built >>"$LOG"
    echo "words of the build"
    while [ "$1" != --scratch-path ]; do shift; done
    mkdir -p "$2/release"
    # One build at a time in a folder, as SwiftPM has it.
    while ! mkdir "$2/lock" 2>/dev/null; do :; done
    # As the compiler's caches do, it refuses what was built at another path.
    if [ -f "$2/cache" ] && [ "$(cat "$2/cache")" != "$2" ]; then
      PATH=/usr/bin:/bin rmdir "$2/lock"
      exit 1
    fi
    echo "$2" >"$2/cache"
    cat >"$2/release/modgraph.$$" <<'END'
    #!/bin/sh
    echo "root=$MODGRAPH_ROOT"
    for word in "$@"; do echo "<$word>"; done
    exit 7
    END
    PATH=/usr/bin:/bin chmod +x "$2/release/modgraph.$$"
    mv "$2/release/modgraph.$$" "$2/release/modgraph"
    PATH=/usr/bin:/bin rmdir "$2/lock"

    """
}

struct ScriptRun {
  let ending: ProcessResult.Ending
  let output: String
  let errors: String

  init(_ result: ProcessResult) {
    ending = result.ending
    output = String(decoding: result.output, as: UTF8.self)
    errors = String(decoding: result.errors, as: UTF8.self)
  }
}
