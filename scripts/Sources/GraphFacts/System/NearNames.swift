/// The names that somebody may have meant.
package enum NearNames {
  /// At most three, the nearest first: those that hold the word, and those a few letters away.
  package static func of(_ word: String, in names: [String]) -> [String] {
    let wanted = word.lowercased()
    let near = Set(names).compactMap { name -> (distance: Int, name: String)? in
      let known = name.lowercased()
      if wanted.utf8.count > 2, known.contains(wanted) { return (0, name) }
      let distance = distance(Array(wanted), Array(known))
      return distance <= max(1, wanted.count / 3) ? (distance, name) : nil
    }
    return near.sorted { $0 < $1 }.prefix(3).map(\.name)
  }

  /// What to say of a name that is not there: those that may be meant, else all there are.
  package static func hint(for word: String, in names: [String], _ what: String) -> String {
    let near = of(word, in: names)
    guard let last = near.last else { return "the \(what) are \(names.joined(separator: ", "))" }
    let first = near.dropLast().joined(separator: ", ")
    return "did you mean \(first.isEmpty ? "" : first + " or ")\(last)?"
  }

  /// How many letters to add, drop, change or swap with the next one, each place once.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var next = [place + 1]
      for (column, other) in right.enumerated() {
        var steps = min(
          row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
        if place > 0, column > 0, letter == right[column - 1], left[place - 1] == other {
          steps = min(steps, before[column - 1] + 1)
        }
        next.append(steps)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
