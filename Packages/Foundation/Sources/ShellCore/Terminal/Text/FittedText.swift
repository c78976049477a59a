/// Text cut into clusters that each take one or two cells.
///
/// It is harmless: what steers a terminal is gone (`safe`), what shows nothing is dropped, and a
/// cluster with a tail of marks that never ends is cut.
struct FittedText {
  /// A cluster and the cells that it takes.
  struct Glyph: Equatable {
    var character: Character
    var width: Int
  }

  /// The longest cluster in use is a family of four with skin tones, of eleven scalars.
  private static let longestCluster = 16

  private(set) var glyphs: [Glyph]
  private(set) var width: Int

  /// The most clusters of words that run over lines.
  static let longestText = 4096

  /// - Parameter limit: how many clusters are read; a name of any length costs no more.
  init(_ text: String, limit: Int = 512) {
    glyphs = []
    width = 0
    let bounded = text.utf8.count > limit ? String(text.prefix(limit)) : text
    for character in bounded.safe {
      let cells = character.cellWidth
      guard cells > 0 else { continue }
      glyphs.append(Glyph(character: Self.bounded(character), width: cells))
      width += cells
    }
  }

  private init(_ glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  private static func bounded(_ character: Character) -> Character {
    guard character.unicodeScalars.count > longestCluster else { return character }
    // Cutting a cluster's tail leaves one cluster, so that the first is all there is.
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.prefix(longestCluster))
    return String(scalars).first ?? " "
  }

  /// The clusters as one text.
  var string: String { String(glyphs.map(\.character)) }

  /// The text with its end replaced by "…" where it takes more cells than that.
  func truncated(to cells: Int) -> FittedText {
    width > cells ? elided(to: cells) : self
  }

  /// The text with "…" behind it, as much of it as fits into that many cells.
  func elided(to cells: Int) -> FittedText {
    guard cells > 0 else { return FittedText([]) }
    return FittedText(prefix(cells: cells - 1) + [Glyph(character: "…", width: 1)])
  }

  /// The end of the text, as much of it as fits into that many cells.
  func suffix(cells: Int) -> FittedText {
    var room = cells
    let end = glyphs.reversed().prefix {
      room -= $0.width
      return room >= 0
    }
    return FittedText(end.reversed())
  }

  /// The text in the middle of that many cells.
  func centered(in cells: Int) -> FittedText {
    let text = truncated(to: cells)
    let blank = Glyph(character: " ", width: 1)
    let left = (cells - text.width) / 2
    let right = cells - text.width - left
    return FittedText(
      Array(repeating: blank, count: left) + text.glyphs + Array(repeating: blank, count: right))
  }

  /// The text broken at spaces into lines of at most that many cells; at least one line.
  ///
  /// A word that is longer than a line is broken where the line ends.
  func wrapped(to cells: Int) -> [FittedText] {
    let room = max(cells, 2)
    var lines: [FittedText] = []
    var line: [Glyph] = []
    var lineWidth = 0
    for var word in glyphs.split(separator: Glyph(character: " ", width: 1)) {
      let wordWidth = word.reduce(0) { $0 + $1.width }
      if !line.isEmpty, lineWidth + 1 + wordWidth <= room {
        line.append(Glyph(character: " ", width: 1))
        lineWidth += 1
      } else if !line.isEmpty {
        lines.append(FittedText(line))
        (line, lineWidth) = ([], 0)
      }
      while let glyph = word.popFirst() {
        if lineWidth + glyph.width > room {
          lines.append(FittedText(line))
          (line, lineWidth) = ([], 0)
        }
        line.append(glyph)
        lineWidth += glyph.width
      }
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [FittedText(line)])
  }

  private func prefix(cells: Int) -> [Glyph] {
    var room = cells
    return Array(
      glyphs.prefix {
        room -= $0.width
        return room >= 0
      })
  }
}
