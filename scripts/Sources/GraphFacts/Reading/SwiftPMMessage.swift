/// SwiftPM's own words for what is wrong with a manifest, with their places where it names them.
struct SwiftPMMessage {
  let problems: [Problem]

  init(text: String, root: String, manifest: String) {
    var found: [Problem] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let marker = line.range(of: ": error: ") else { continue }
      let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      found.append(
        Problem(
          path: Path.relative(path, to: root) ?? path,
          position: Position(line: row, column: column),
          message: "SwiftPM rejects this manifest: \(line[marker.upperBound...])"))
    }
    if found.isEmpty {
      let errors = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("error: ") }
      let words = errors.first { !$0.contains("invalid manifests at [") } ?? errors.first
      let said = words.map { String($0.dropFirst("error: ".count)) } ?? "it gives no reason"
      found = [Problem(path: manifest, message: "SwiftPM rejects this manifest: \(said)")]
    }
    problems = Array(Set(found)).sorted()
  }
}

extension Substring {
  /// The first place of a text, without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
