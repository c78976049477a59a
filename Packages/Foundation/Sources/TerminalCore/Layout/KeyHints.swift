/// What the keys do, in words.
enum KeyHints {
  /// Every key, a line each.
  static let all = [
    ("↑ ↓ ← →", "move; also j and k"),
    ("enter", "choose"),
    ("esc, b", "back"),
    ("1 – 3, tab", "switch tabs"),
    ("page ↑ ↓", "a page up or down"),
    ("g, G", "first and last; also home and end"),
    ("r", "refresh"),
    ("/", "open a link"),
    ("?", "these keys"),
    ("q, ctrl-c", "quit"),
  ]

  /// The keys that fit into a line, the most needed ones first to stay.
  static func line(canGoBack: Bool, room: Int) -> String {
    let hints: [(words: String, rank: Int)] = [
      ("↑↓ move", 0), ("enter choose", 1), (canGoBack ? "esc back" : "", 3), ("r refresh", 5),
      ("/ link", 6), ("? keys", 4), ("q quit", 2),
    ]
    var shown = hints.filter { !$0.words.isEmpty }
    func joined() -> String { shown.map(\.words).joined(separator: "   ") }
    while joined().cellWidth > room, let last = shown.map(\.rank).max() {
      shown.removeAll { $0.rank == last }
    }
    return joined()
  }
}
