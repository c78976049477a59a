/// How many colours a terminal shows.
enum ColorDepth: Hashable, CaseIterable {
  /// None, because the person asked for none: weight and reversal remain.
  case monochrome
  /// The sixteen that the person's own theme gives.
  case sixteen
  case indexed
  case trueColor

  /// What the environment says; `NO_COLOR` counts when it is there and not empty.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty {
      self = .monochrome
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || term.hasSuffix("-direct")
    {
      self = .trueColor
    } else {
      self = term.contains("256color") ? .indexed : .sixteen
    }
  }
}
