/// What a terminal shows: a grid of cells, each with a cluster and a style.
struct Frame {
  /// A few bytes and nothing to count references of: a frame has thousands, and there are many
  /// frames.
  struct Cell: Equatable {
    private static let clusterBit: UInt32 = 1 << 31

    /// A scalar's value or, with the highest bit set, where a cluster of several is.
    fileprivate var symbol: UInt32 = 0x20
    /// The cells that the cluster takes; 0 in a cell that the one before reaches into.
    fileprivate(set) var width: UInt8 = 1
    fileprivate(set) var style = CellStyle()

    var isBlank: Bool { symbol == 0x20 }

    /// Whether terminals differ about the width, so that what follows is placed anew.
    var isWidthDisputed: Bool { isCluster || (symbol >= 0x80 && width != 1) }

    fileprivate var isCluster: Bool { symbol & Self.clusterBit != 0 }
    fileprivate var clusterIndex: Int { Int(symbol & ~Self.clusterBit) }

    fileprivate static func symbol(ofCluster index: Int) -> UInt32 {
      clusterBit | UInt32(truncatingIfNeeded: index)
    }
  }

  let size: TerminalSize
  private(set) var cells: [Cell]
  /// The clusters of more than one scalar.
  private var clusters: [Character] = []

  init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  /// The indices of the cells of one row.
  func indices(ofRow row: Int) -> Range<Int> {
    row * size.columns..<(row + 1) * size.columns
  }

  /// The cluster in a cell; a blank in a cell that the one before reaches into.
  func character(at index: Int) -> Character {
    let cell = cells[index]
    if cell.isCluster { return clusters[cell.clusterIndex] }
    return Character(Unicode.Scalar(cell.symbol) ?? " ")
  }

  /// Whether a cell looks as in another frame of the size.
  func isSame(_ index: Int, in other: Frame) -> Bool {
    let (one, two) = (cells[index], other.cells[index])
    guard one.isCluster, two.isCluster else { return one == two }
    return one.width == two.width && one.style == two.style
      && character(at: index) == other.character(at: index)
  }

  /// Writes text from a column on; what lies outside the grid is left out. Returns the column
  /// behind the text.
  @discardableResult
  mutating func write(_ text: FittedText, column: Int, row: Int, style: CellStyle) -> Int {
    var column = column
    text.forEachScalar { scalar, width in
      put(scalar.value, width: width, column: column, row: row, style: style)
      column += width
    } cluster: { character, width in
      clusters.append(character)
      put(
        Cell.symbol(ofCluster: clusters.count - 1), width: width, column: column, row: row,
        style: style)
      column += width
    }
    return column
  }

  /// Fills a stretch of a row with blanks of a style, or with one narrow character.
  mutating func fill(
    _ columns: Range<Int>, row: Int, style: CellStyle, with scalar: Unicode.Scalar = " "
  ) {
    for column in columns { put(scalar.value, width: 1, column: column, row: row, style: style) }
  }

  /// Changes the style of each cell, as when a question is asked over it.
  mutating func restyle(_ change: (CellStyle) -> CellStyle) {
    for index in cells.indices { cells[index].style = change(cells[index].style) }
  }

  /// The grid as text, a line a row, without the blanks at the ends.
  var text: String {
    (0..<size.rows).map { row in
      var line = String(
        indices(ofRow: row).filter { cells[$0].width > 0 }.map { character(at: $0) })
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private mutating func put(
    _ symbol: UInt32, width: Int, column: Int, row: Int, style: CellStyle
  ) {
    guard row >= 0, row < size.rows, column >= 0, column + width <= size.columns else { return }
    let index = row * size.columns + column
    for offset in 0..<width where cells[index + offset].width != 1 { clear(index + offset) }
    cells[index] = Cell(symbol: symbol, width: UInt8(width), style: style)
    if width == 2 { cells[index + 1] = Cell(width: 0, style: style) }
  }

  /// Blanks a cell, and the other half of what was in it.
  private mutating func clear(_ index: Int) {
    let other = cells[index].width == 0 ? index - 1 : index + 1
    for index in [index, other] { (cells[index].symbol, cells[index].width) = (0x20, 1) }
  }
}

extension Frame: Equatable {
  static func == (one: Frame, other: Frame) -> Bool {
    one.size == other.size && one.cells.indices.allSatisfy { one.isSame($0, in: other) }
  }
}
