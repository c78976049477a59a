/// Something that kept the tool from judging, in words for people.
struct Problem: Hashable, Comparable, Sendable {
  /// Relative to the root; empty where it is about no single file.
  var path: String
  var position: Position?
  var message: String
  /// Whether something stayed unjudged; otherwise it is only good to know.
  var isFatal = true

  static func < (left: Problem, right: Problem) -> Bool {
    (left.path, left.position ?? .start, left.message)
      < (right.path, right.position ?? .start, right.message)
  }
}
