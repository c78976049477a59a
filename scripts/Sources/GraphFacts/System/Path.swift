/// Paths as text: `/` between components, relative paths without `.` and `..`.
package enum Path {
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    if name.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Absolute paths stay as they are.
  package static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : join(folder, path)
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What follows the last dot of the name, without the dot; nil where there is none.
  static func fileExtension(of path: String) -> Substring? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = path[path.utf8.index(after: dot)...]
    return ending.utf8.contains(slash) ? nil : ending
  }

  /// The same place without `.`, `..` and doubled slashes.
  package static func normalized(_ path: String) -> String {
    var kept: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        kept.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + kept.joined(separator: "/")
  }

  /// Whether `path` is `folder` or lies in it; the empty folder holds every relative path.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty { return !path.hasPrefix("/") && !path.hasPrefix("../") && path != ".." }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == slash || folder.hasSuffix("/")
  }

  /// `path` as seen from `folder`, nil where it lies outside.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard contains(folder, path) else { return nil }
    if folder.isEmpty { return path }
    return String(path.dropFirst(folder.count).drop { $0 == "/" })
  }

  private static let slash = UInt8(ascii: "/")
}
