/// What `check` was asked to do.
struct CheckOptions: Sendable {
  /// The script says which repository holds it; without it, the current folder is meant.
  var root = FileSystem.environment("MODGRAPH_ROOT") ?? "."

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if rest.first == "check" { rest.removeFirst() }
    while let argument = rest.popFirst() {
      switch argument {
      case "--root":
        guard let value = rest.popFirst() else {
          throw UsageError(message: "--root needs a folder")
        }
        root = value
      default:
        throw UsageError(message: "unknown argument \(argument)")
      }
    }
  }
}
