/// Turns the difference between two frames into the bytes that lead from one to the other.
struct FrameWriter {
  /// Unchanged cells that are written again, since moving over them would take more bytes.
  private static let longestGap = 6
  /// The fewest blanks that are erased: a shorter stretch takes no more bytes as it is.
  private static let leastErased = 9

  let painter: StylePainter

  /// The bytes for a terminal that shows one frame and is to show another; empty when they are
  /// alike.
  ///
  /// - Parameter old: nil when what the terminal shows is not known.
  func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
    let known = old?.size == new.size ? old : nil
    var output = ""
    var style: CellStyle?
    for row in 0..<new.size.rows {
      write(row: row, of: new, over: known, to: &output, style: &style)
    }
    return Array(output.utf8)
  }

  private func write(
    row: Int, of new: Frame, over old: Frame?, to output: inout String, style: inout CellStyle?
  ) {
    let cells = new.row(row)
    let known = old.map { $0.row(row) }
    if let known, known == cells { return }
    var next = cells.startIndex
    while let start = cells[next...].indices.first(where: { known?[$0] != cells[$0] }) {
      let end = endOfRun(from: start, in: cells, over: known)
      // Half of a wide cluster cannot be written alone.
      let first = cells[start].width == 0 ? start - 1 : start
      write(cells[first..<end], row: row, columns: cells.count, to: &output, style: &style)
      next = end
    }
  }

  /// Where the changed cells end for long enough to be worth a move.
  private func endOfRun(
    from start: Int, in cells: ArraySlice<Frame.Cell>, over known: ArraySlice<Frame.Cell>?
  ) -> Int {
    guard let known else { return cells.endIndex }
    var end = start + 1
    var gap = 0
    for index in end..<cells.endIndex {
      gap = known[index] == cells[index] ? gap + 1 : 0
      if gap > Self.longestGap { break }
      if gap == 0 { end = index + 1 }
    }
    return end
  }

  private func write(
    _ run: ArraySlice<Frame.Cell>, row: Int, columns: Int, to output: inout String,
    style: inout CellStyle?
  ) {
    let origin = row * columns
    output += "\u{1B}[\(row + 1);\(run.startIndex - origin + 1)H"
    var index = run.startIndex
    while index < run.endIndex {
      let cell = run[index]
      output += painter.change(from: style, to: cell.style)
      style = cell.style
      let blanks = blanks(in: run[index...])
      if blanks >= Self.leastErased {
        index += blanks
        output += "\u{1B}[\(blanks)X" + (index < run.endIndex ? "\u{1B}[\(blanks)C" : "")
        continue
      }
      output.append(cell.character)
      index += max(Int(cell.width), 1)
      if cell.character.isWidthDisputed, index < origin + columns {
        output += "\u{1B}[\(index - origin + 1)G"
      }
    }
  }

  /// How many like blanks there are at the start, that one erasing can stand for.
  private func blanks(in cells: ArraySlice<Frame.Cell>) -> Int {
    guard let first = cells.first, first.character == " ", painter.isErasable(first.style) else {
      return 0
    }
    return cells.prefix { $0 == first }.count
  }
}
