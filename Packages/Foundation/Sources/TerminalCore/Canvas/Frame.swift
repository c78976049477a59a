/// What a terminal shows: a grid of cells, each with a cluster and a style.
struct Frame: Equatable {
  struct Cell: Equatable {
    var character: Character = " "
    /// The cells that the cluster takes; 0 in a cell that the one before reaches into.
    var width: UInt8 = 1
    var style = CellStyle()
  }

  let size: TerminalSize
  private(set) var cells: [Cell]

  init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// The cells of one row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes text from a column on; what lies outside the grid is left out. Returns the column
  /// behind the text.
  @discardableResult
  mutating func write(_ text: FittedText, column: Int, row: Int, style: CellStyle) -> Int {
    var column = column
    for glyph in text.glyphs {
      put(glyph, column: column, row: row, style: style)
      column += glyph.width
    }
    return column
  }

  /// Fills a stretch of a row with blanks of a style, or with one narrow character.
  mutating func fill(
    _ columns: Range<Int>, row: Int, style: CellStyle, with character: Character = " "
  ) {
    for column in columns {
      put(.init(character: character, width: 1), column: column, row: row, style: style)
    }
  }

  /// Changes the style of each cell, as when a question is asked over it.
  mutating func restyle(_ change: (CellStyle) -> CellStyle) {
    for index in cells.indices { cells[index].style = change(cells[index].style) }
  }

  /// The grid as text, a line a row, without the blanks at the ends.
  var text: String {
    (0..<size.rows).map { row in
      var line = String(self.row(row).filter { $0.width > 0 }.map(\.character))
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private mutating func put(
    _ glyph: FittedText.Glyph, column: Int, row: Int, style: CellStyle
  ) {
    guard row >= 0, row < size.rows, column >= 0, column + glyph.width <= size.columns else {
      return
    }
    for offset in 0..<glyph.width { clear(column: column + offset, row: row) }
    let index = row * size.columns + column
    cells[index] = Cell(character: glyph.character, width: UInt8(glyph.width), style: style)
    if glyph.width == 2 { cells[index + 1] = Cell(width: 0, style: style) }
  }

  /// Blanks a cell, and the other half of what was in it.
  private mutating func clear(column: Int, row: Int) {
    let index = row * size.columns + column
    switch cells[index].width {
    case 0: (cells[index - 1].character, cells[index - 1].width) = (" ", 1)
    case 2: (cells[index + 1].character, cells[index + 1].width) = (" ", 1)
    default: return
    }
    (cells[index].character, cells[index].width) = (" ", 1)
  }
}
