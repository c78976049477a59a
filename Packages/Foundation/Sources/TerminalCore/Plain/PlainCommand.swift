/// One line of input in plain mode.
enum PlainCommand: Equatable {
  case tap(Int)
  case back
  case tab(String)
  case open(String)
  case refresh
  case quit

  /// Reads a line; nil when it is no command.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let argument = words.count > 1 ? words[1].trimmingSpaces : ""
    switch (words.first, argument.isEmpty) {
    case ("back", true): self = .back
    case ("refresh", true): self = .refresh
    case ("quit", true): self = .quit
    case ("tab", false): self = .tab(argument)
    case ("open", false): self = .open(argument)
    case (let number?, true):
      guard let number = Int(number), number > 0 else { return nil }
      self = .tap(number)
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    while rest.first == " " { rest.removeFirst() }
    return String(rest)
  }
}
