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
    let cells = new.indices(ofRow: row)
    var next = cells.lowerBound
    while let start = firstChange(in: next..<cells.upperBound, of: new, over: old) {
      let end = endOfRun(from: start, to: cells.upperBound, in: new, over: old)
      // Half of a wide cluster cannot be written alone.
      let first = new.cells[start].width == 0 ? start - 1 : start
      write(first..<end, of: new, row: row, to: &output, style: &style)
      next = end
    }
  }

  private func firstChange(in cells: Range<Int>, of new: Frame, over old: Frame?) -> Int? {
    guard let old else { return cells.first }
    return cells.first { !new.isSame($0, in: old) }
  }

  /// Where the changed cells end for long enough to be worth a move.
  private func endOfRun(from start: Int, to limit: Int, in new: Frame, over old: Frame?) -> Int {
    guard let old else { return limit }
    var end = start + 1
    var gap = 0
    for index in end..<limit {
      gap = new.isSame(index, in: old) ? gap + 1 : 0
      if gap > Self.longestGap { break }
      if gap == 0 { end = index + 1 }
    }
    return end
  }

  private func write(
    _ run: Range<Int>, of frame: Frame, row: Int, to output: inout String,
    style: inout CellStyle?
  ) {
    let columns = frame.indices(ofRow: row)
    output += "\u{1B}[\(row + 1);\(run.lowerBound - columns.lowerBound + 1)H"
    var index = run.lowerBound
    while index < run.upperBound {
      let cell = frame.cells[index]
      output += painter.change(from: style, to: cell.style)
      style = cell.style
      let blanks = blanks(in: index..<run.upperBound, of: frame)
      if blanks >= Self.leastErased {
        index += blanks
        output += "\u{1B}[\(blanks)X" + (index < run.upperBound ? "\u{1B}[\(blanks)C" : "")
        continue
      }
      output.append(frame.character(at: index))
      index += max(Int(cell.width), 1)
      if cell.isWidthDisputed, index < columns.upperBound {
        output += "\u{1B}[\(index - columns.lowerBound + 1)G"
      }
    }
  }

  /// How many like blanks there are at the start, that one erasing can stand for.
  private func blanks(in cells: Range<Int>, of frame: Frame) -> Int {
    guard let first = cells.first.map({ frame.cells[$0] }), first.isBlank,
      painter.isErasable(first.style)
    else { return 0 }
    return cells.prefix { frame.cells[$0] == first }.count
  }
}
