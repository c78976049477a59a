import DesignCore

/// A control in a document.
struct Target {
  let id: FocusID
  let control: Control
  var lines: Range<Int>
  /// Where the mark of the focus stands.
  let column: Int
  /// Controls side by side share a row: up and down lead past all of them.
  let row: Int

  /// Whether a key that was pressed once too often takes nothing away and pays nothing.
  var isHarmless: Bool { !control.isCommitting && control.icon != .remove }

  /// Whether a tap commits and could be made now.
  var commits: Bool { control.isCommitting && control.isEnabled }
}

/// What names a control on a screen while its content changes.
struct FocusID: Hashable {
  /// The part of a screen that a control lies in, from top to bottom.
  enum Part: Int, Hashable {
    case header, body, footer
  }

  var part: Part
  /// The row of the part.
  var row: String
  var id: String
  /// Which of several controls of one id in the row it is.
  var occurrence: Int
}
