import DesignCore

/// Lines of styled text, and the controls that lie in them.
///
/// A document knows its width but neither focus nor scrolling: those are the frame's.
struct Document {
  /// Words at a place in a line.
  struct Piece {
    var column: Int
    var text: FittedText
    var style: CellStyle
    /// The control that the words belong to, by its index among the targets.
    var target: Int?
  }

  struct Line {
    var pieces: [Piece] = []
    /// The control that the line belongs to as a whole.
    var target: Int?
  }

  /// A control in the document.
  struct Target {
    var id: FocusID
    var control: Control
    var lines: Range<Int>
    /// Where the mark of the focus stands.
    var column: Int
    /// Controls side by side share a row: up and down lead past all of them.
    var row: Int
  }

  let part: FocusID.Part
  let width: Int
  private(set) var lines: [Line] = []
  private(set) var targets: [Target] = []
  private var rows = 0
  private var occurrences: [String: Int] = [:]

  init(_ part: FocusID.Part, width: Int) {
    self.part = part
    self.width = max(width, 1)
  }

  /// Begins a new row of controls.
  mutating func startRow() { rows += 1 }

  mutating func append(_ line: Line = Line()) { lines.append(line) }

  /// Adds words to a line that is there; to the last one unless told otherwise.
  mutating func add(_ piece: Piece, to line: Int? = nil) {
    lines[line ?? lines.count - 1].pieces.append(piece)
  }

  /// Makes a control a target that lies in the lines from one on to the last.
  ///
  /// - Returns: the target's index.
  mutating func addTarget(_ control: Control, from line: Int, column: Int) -> Int {
    let occurrence = occurrences[control.id, default: 0]
    occurrences[control.id] = occurrence + 1
    targets.append(
      Target(
        id: FocusID(part: part, id: control.id, occurrence: occurrence), control: control,
        lines: line..<max(lines.count, line + 1), column: column, row: rows))
    return targets.count - 1
  }

  /// Lets a target reach to the last line, and these lines belong to it.
  mutating func extendTarget(_ index: Int) {
    targets[index].lines = targets[index].lines.lowerBound..<lines.count
    for line in targets[index].lines { lines[line].target = index }
  }
}

/// What names a control on a screen while its content changes.
struct FocusID: Hashable {
  /// The part of a screen that a control lies in, from top to bottom.
  enum Part: Int, Hashable {
    case header, body, footer
  }

  var part: Part
  var id: String
  /// Which of several controls of one id it is.
  var occurrence: Int
}
