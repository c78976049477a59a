/// Where the keys and items of a JSON text stand, by key path: `exceptions[2].until`.
///
/// Kept apart from the values, so that the many texts that nobody asks about cost nothing.
package struct JSONPlaces {
  private var places: [String: Position] = [:]

  /// Reads a text that ``JSONParser`` accepts; of any other, what comes before the mistake.
  package init(_ bytes: [UInt8]) {
    var offsets: [(path: String, offset: Int)] = []
    var parser = JSONParser(bytes: bytes)
    try? parser.walk(path: "") { offsets.append(($0, $1)) }
    bytes.withUnsafeBufferPointer { bytes in
      var lines = LineCounter(bytes)
      // Of two paths that read the same the first counts.
      for (path, offset) in offsets where places[path] == nil {
        places[path] = lines.position(of: offset)
      }
    }
  }

  package subscript(keyPath: String) -> Position? { places[keyPath] }

  /// The place of a key, or of the nearest key around it that is there.
  package func nearest(_ keyPath: String) -> Position? {
    if let place = places[keyPath] { return place }
    guard let end = keyPath.lastIndex(where: { $0 == "." || $0 == "[" }) else { return places[""] }
    return nearest(String(keyPath[..<end]))
  }
}

extension JSONParser {
  /// Tells the path and the offset of every key and item, in the order of the text.
  fileprivate mutating func walk(
    path: String, depth: Int = 0, _ found: (String, Int) -> Void
  ) throws(JSONError) {
    skipSpace()
    if path.isEmpty { found("", index) }
    guard depth < Self.deepest else { throw error("nested too deep") }
    if take("{") {
      skipSpace()
      if take("}") { return }
      repeat {
        skipSpace()
        let offset = index
        let key = try string()
        let inner = path.isEmpty ? key : "\(path).\(key)"
        found(inner, offset)
        skipSpace()
        guard take(":") else { throw error("expected ':'") }
        try walk(path: inner, depth: depth + 1, found)
        skipSpace()
      } while take(",")
      _ = take("}")
    } else if take("[") {
      skipSpace()
      if take("]") { return }
      var number = 0
      repeat {
        skipSpace()
        let inner = "\(path)[\(number)]"
        found(inner, index)
        try walk(path: inner, depth: depth + 1, found)
        skipSpace()
        number += 1
      } while take(",")
      _ = take("]")
    } else {
      _ = try value(depth: depth)
    }
  }
}
