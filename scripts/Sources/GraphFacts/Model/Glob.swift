/// Patterns of one file's or folder's name.
enum Glob {
  /// `*` stands for any number of characters, `?` for one.
  static func matches(_ pattern: String, _ name: Substring) -> Bool {
    guard pattern.contains("*") || pattern.contains("?") else { return pattern == name }
    let pattern = Array(pattern)
    let name = Array(name)
    var (place, position) = (0, 0)
    var star: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[position] {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        place = last.place + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
