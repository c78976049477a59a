/// What the keys do, in words.
enum KeyHints {
  /// Every key, a line each.
  static let all: [(keys: String, words: String)] = [
    ("↑ ↓ ← →", "move; also j and k"),
    ("enter", "choose"),
    ("esc, b", "back"),
    ("1 – 3, tab", "switch tabs"),
    ("page ↑ ↓", "a page up or down"),
    ("g, G", "first and last"),
    ("r", "refresh"),
    ("/", "open a link"),
    ("?", "these keys"),
    ("q, ctrl-c", "quit"),
  ]

  /// The keys that fit into a line: the shorter words before fewer keys, and the most needed keys,
  /// which lead to the others and out, stay to the last.
  static func line(canGoBack: Bool, room: Int) -> String {
    let hints: [(words: String, short: String, rank: Int)] = [
      ("↑↓ move", "↑↓", 4), ("enter choose", "enter", 3),
      (canGoBack ? "esc back" : "", "esc back", 2), ("r refresh", "", 5), ("/ link", "", 6),
      ("? keys", "? keys", 1), ("q quit", "q quit", 0),
    ].filter { !$0.0.isEmpty }
    for rank in stride(from: 6, through: 4, by: -1) {
      let words = hints.filter { $0.rank <= rank }.map(\.words).joined(separator: "   ")
      if words.cellWidth <= room { return words }
    }
    for rank in stride(from: 4, through: 1, by: -1) {
      let words = hints.filter { $0.rank <= rank }.map(\.short).joined(separator: "  ")
      if words.cellWidth <= room { return words }
    }
    return "q quit"
  }
}
