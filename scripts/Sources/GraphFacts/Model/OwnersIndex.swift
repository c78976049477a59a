/// Finds the few lines of a CODEOWNERS file that can match a path, by what their patterns begin
/// with: there are as many lines as teams, and as many paths as files.
struct OwnersIndex: Hashable, Sendable {
  private var lines: [Substring: [Int]] = [:]

  /// The pattern of each line; nil where it counts for nothing.
  init(_ patterns: [OwnersPattern?]) {
    for (line, pattern) in patterns.enumerated() {
      guard let pattern else { continue }
      lines[pattern.fixedPrefix[...], default: []].append(line)
    }
  }

  /// Every line whose pattern may match.
  func candidates(for path: String) -> [Int] {
    var found = lines[""] ?? []
    for position in path.utf8.indices where path.utf8[position] == UInt8(ascii: "/") {
      if let here = lines[path[..<position]] { found += here }
    }
    if let here = lines[path[...]] { found += here }
    return found
  }
}
