import DesignCore

/// Lines of styled text, and the controls that lie in them.
///
/// A document knows its width but neither focus nor scrolling: those are the frame's. Of a row whose
/// height is quick to tell, the lines are made when they are asked for: most rows of a long screen
/// are never in sight.
struct Document {
  /// Words at a place in a line.
  struct Piece: Equatable {
    var column: Int
    var text: FittedText
    var style: CellStyle
    /// The control that the words belong to, by its index among the targets.
    var target: Int?
  }

  struct Line: Equatable {
    var pieces: [Piece] = []
    /// The control that the line belongs to as a whole.
    var target: Int?
  }

  let part: FocusID.Part
  let width: Int
  /// How many lines there are.
  var height: Int { lines.count }
  private(set) var targets: [Target] = []
  /// The lines; those of a deferred row hold nothing yet.
  private var lines: [Line] = []
  private var deferredRows: [DeferredRow] = []
  private var rows = 0
  private var rowID = ""

  init(_ part: FocusID.Part, width: Int) {
    self.part = part
    self.width = max(width, 1)
  }

  /// The lines of a range, which lies within the document.
  func lines(in range: Range<Int>) -> [Line] {
    var result = Array(lines[range])
    for row in deferredRows where row.lines.overlaps(range) {
      for (line, number) in zip(row.made(part, width: width), row.lines)
      where range.contains(number) {
        result[number - range.lowerBound] = line
      }
    }
    return result
  }

  /// Begins a new row of controls.
  ///
  /// - Parameter id: tells the row from others of the document; its number unless given.
  mutating func startRow(_ id: String? = nil) {
    rows += 1
    rowID = id ?? "\(rows)"
  }

  mutating func append(_ line: Line = Line()) { lines.append(line) }

  /// Adds words to a line that is there; to the last one unless told otherwise.
  mutating func add(_ piece: Piece, to line: Int? = nil) {
    lines[line ?? lines.count - 1].pieces.append(piece)
  }

  /// Makes a control a target that lies in the lines from one on to the last.
  ///
  /// - Returns: the target's index.
  mutating func addTarget(_ control: Control, from line: Int, column: Int) -> Int {
    let twins = targets.reversed().prefix { $0.row == rows }.filter { $0.id.id == control.id }
    targets.append(
      Target(
        id: FocusID(part: part, row: rowID, id: control.id, occurrence: twins.count),
        control: control, lines: line..<max(lines.count, line + 1), column: column, row: rows))
    return targets.count - 1
  }

  /// Lets a target reach to the last line, and these lines belong to it.
  mutating func extendTarget(_ index: Int) {
    targets[index].lines = targets[index].lines.lowerBound..<lines.count
    for line in targets[index].lines { lines[line].target = index }
  }

  /// Adds a row without making its lines, if its height is quick to tell. Returns whether it did.
  mutating func appendDeferred(_ row: Row, _ columns: ItemColumns) -> Bool {
    guard let height = row.content.quickHeight(columns, room: room) else { return false }
    startRow(row.id)
    let range = lines.count..<lines.count + height
    for _ in range { lines.append(Line()) }
    let target = row.content.action.map { addTarget($0, from: range.lowerBound, column: 0) }
    deferredRows.append(DeferredRow(row: row, columns: columns, lines: range, target: target))
    return true
  }
}

/// A row whose place is known and whose lines are not made yet.
private struct DeferredRow {
  let row: Row
  let columns: ItemColumns
  let lines: Range<Int>
  /// Its index among the document's targets.
  let target: Int?

  func made(_ part: FocusID.Part, width: Int) -> [Document.Line] {
    var document = Document(part, width: width)
    document.append(row, columns, defers: false)
    return document.lines(in: 0..<document.height).map { line in
      var line = line
      line.target = line.target == nil ? nil : target
      for index in line.pieces.indices where line.pieces[index].target != nil {
        line.pieces[index].target = target
      }
      return line
    }
  }
}
