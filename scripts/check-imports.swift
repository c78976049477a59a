// Checks the imports of the repository that holds this script: swift scripts/check-imports.swift
//
// The program behind it is the package in this folder. It is built when its sources changed, then
// this process becomes it. This file stays small: the interpreter reads it anew on every run.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func fail(_ message: String) -> Never {
  fputs("error: \(message)\n", stderr)
  exit(2)
}

/// What tells one state of a file or folder's insides from another.
func stamp(_ path: String) -> String {
  var info = stat()
  guard stat(path, &info) == 0 else { return "" }
  guard info.st_mode & S_IFMT == S_IFDIR else {
    #if canImport(Darwin)
      let modified = info.st_mtimespec
    #else
      let modified = info.st_mtim
    #endif
    return "\(path) \(info.st_size) \(modified.tv_sec).\(modified.tv_nsec)\n"
  }
  guard let folder = opendir(path) else { return "" }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted().map { stamp("\(path)/\($0)") }.joined()
}

func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

func read(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var text: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 14)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { text += chunk[..<count] }
  return String(decoding: text, as: UTF8.self)
}

/// Runs a program with its output on standard error; nil where it cannot be started.
func run(_ arguments: [String]) -> Int32? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, 2, 1)
  var words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var pid: pid_t = 0
  guard posix_spawn(&pid, arguments[0], &actions, nil, &words, environ) == 0 else { return nil }
  var status: Int32 = 0
  while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  return status
}

guard let script = realPath(CommandLine.arguments[0]) else {
  fail("cannot find this script at \(CommandLine.arguments[0])")
}
let scripts = String(script[..<(script.lastIndex(of: "/") ?? script.startIndex)])
let repository = String(scripts[..<(scripts.lastIndex(of: "/") ?? scripts.startIndex)])
let search = getenv("PATH").map { String(cString: $0) } ?? ""
let candidates = search.split(separator: ":").map { "\($0)/swift" }
guard let swift = candidates.first(where: { access($0, X_OK) == 0 }) else {
  fail("no swift on PATH: install a Swift toolchain or set PATH")
}

// A scratch folder of its own, so that a build or a test of the package never makes it wait.
let scratch = "\(scripts)/.build/check-imports"
let program = "\(scratch)/release/modgraph"
let now =
  stamp("\(scripts)/Package.swift") + stamp("\(scripts)/Sources")
  + stamp(realPath(swift) ?? swift)
if read("\(scratch)/stamp") != now || access(program, X_OK) != 0 {
  let status = run([
    swift, "build", "--configuration", "release", "--package-path", scripts, "--scratch-path",
    scratch, "--product", "modgraph",
  ])
  guard status == 0 else { fail("the program behind this script does not build, see above") }
  guard let file = fopen("\(scratch)/stamp", "w") else { fail("cannot write \(scratch)/stamp") }
  fputs(now, file)
  fclose(file)
}

setenv("MODGRAPH_ROOT", repository, 1)
var words = ([program] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
execv(program, &words)
fail("cannot start \(program)")
