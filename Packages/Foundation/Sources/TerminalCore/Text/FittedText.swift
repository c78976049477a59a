import DesignCore

/// Text that is ready for cells: made of clusters that each take one or two.
///
/// It is harmless: what steers a terminal is gone (`safe`), what shows nothing is dropped, and a
/// cluster with a tail of marks that never ends is cut.
struct FittedText: Equatable {
  /// A cluster and the cells that it takes.
  struct Glyph: Equatable {
    static let blank = Glyph(character: " ", width: 1)

    var character: Character
    var width: Int
  }

  /// The most clusters of a name.
  static let longestName = 512
  /// The most clusters of words that run over lines.
  static let longestText = 4096
  /// The longest cluster in use is a family of four with skin tones, of eleven scalars.
  private static let longestCluster = 16

  let string: String
  /// The cells that the text takes.
  let width: Int
  /// Whether each scalar stands alone and is of plain width.
  private let isPlain: Bool

  /// - Parameter limit: how many clusters are read; a name of any length costs no more.
  init(_ text: String, limit: Int = longestName) {
    if text.utf8.count <= limit, let width = text.plainWidth {
      self.init(string: text, width: width, isPlain: true)
      return
    }
    let bounded = text.utf8.count > limit ? String(text.prefix(limit)) : text
    self.init(
      bounded.safe.compactMap { character in
        let cells = character.cellWidth
        return cells == 0 ? nil : Glyph(character: Self.bounded(character), width: cells)
      })
  }

  private init(string: String, width: Int, isPlain: Bool) {
    self.string = string
    self.width = width
    self.isPlain = isPlain
  }

  private init(_ glyphs: some Sequence<Glyph>) {
    let string = String(glyphs.map(\.character))
    let plainWidth = string.plainWidth
    // Clusters may have become one where something between them was dropped.
    self.init(
      string: string, width: plainWidth ?? string.cellWidth, isPlain: plainWidth != nil)
  }

  /// The clusters, in order.
  var glyphs: [Glyph] {
    string.map { Glyph(character: $0, width: $0.cellWidth) }
  }

  /// Hands over what stands alone by its scalar and other clusters whole, in order, each with the
  /// cells that it takes.
  func forEachScalar(
    _ scalar: (Unicode.Scalar, Int) -> Void, cluster: (Character, Int) -> Void
  ) {
    if isPlain {
      for next in string.unicodeScalars { scalar(next, next.plainWidth ?? 1) }
      return
    }
    for character in string {
      let scalars = character.unicodeScalars
      if let first = scalars.first, scalars.count == 1 {
        scalar(first, character.cellWidth)
      } else {
        cluster(character, character.cellWidth)
      }
    }
  }

  private static func bounded(_ character: Character) -> Character {
    guard character.unicodeScalars.count > longestCluster else { return character }
    // Cutting a cluster's tail leaves one cluster, so that the first is all there is.
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.prefix(longestCluster))
    return String(scalars).first ?? " "
  }
}

extension FittedText {
  /// The text with its end replaced by "…" where it takes more cells than that.
  func truncated(to cells: Int) -> FittedText {
    width > cells ? elided(to: cells) : self
  }

  /// The text with "…" behind it, as much of it as fits into that many cells.
  func elided(to cells: Int) -> FittedText {
    guard cells > 0 else { return FittedText([]) }
    return FittedText(Self.fitting(glyphs, cells: cells - 1) + [Glyph(character: "…", width: 1)])
  }

  /// The end of the text, as much of it as fits into that many cells.
  func suffix(cells: Int) -> FittedText {
    FittedText(Self.fitting(glyphs.reversed(), cells: cells).reversed())
  }

  /// The text in the middle of that many cells.
  func centered(in cells: Int) -> FittedText {
    let text = truncated(to: cells)
    let left = String(repeating: " ", count: (cells - text.width) / 2)
    let right = String(repeating: " ", count: cells - text.width - left.utf8.count)
    return FittedText(string: left + text.string + right, width: cells, isPlain: text.isPlain)
  }

  /// The text broken at spaces into lines of at most that many cells; at least one line.
  ///
  /// A word that is longer than a line is broken where the line ends.
  func wrapped(to cells: Int) -> [FittedText] {
    let room = max(cells, 2)
    if width <= room { return [self] }
    var lines: [FittedText] = []
    var line: [Glyph] = []
    var lineWidth = 0
    for var word in glyphs.split(separator: .blank) {
      let wordWidth = word.reduce(0) { $0 + $1.width }
      if !line.isEmpty, lineWidth + 1 + wordWidth <= room {
        line.append(.blank)
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

  private static func fitting(_ glyphs: some Sequence<Glyph>, cells: Int) -> [Glyph] {
    var room = cells
    return glyphs.prefix {
      room -= $0.width
      return room >= 0
    }
  }
}
