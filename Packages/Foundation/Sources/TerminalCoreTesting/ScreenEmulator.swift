public import TerminalCore

/// A terminal that understands what frames are written with, and nothing more: anything else in
/// its input is kept as a fault.
public struct ScreenEmulator {
  public private(set) var size: TerminalSize
  private var cells: [[String]]
  private var column = 0
  private var row = 0
  public private(set) var isOtherScreen = false
  public private(set) var isCursorHidden = false
  /// What it was sent and does not know.
  public private(set) var faults: [String] = []

  public init(size: TerminalSize) {
    self.size = size
    cells = Self.blank(size)
  }

  /// The rows without the blanks at their ends, each ended by a newline.
  public var text: String {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// What a window shows after it got another size; the rest is not known, so blank.
  public mutating func resize(to size: TerminalSize) {
    self.size = size
    cells = Self.blank(size)
  }

  public mutating func take(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" { sequence(&rest) } else { put(character) }
    }
  }

  private static func blank(_ size: TerminalSize) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  private mutating func sequence(_ rest: inout Substring) {
    let body = rest.prefix { !$0.isLetter }
    rest = rest[body.endIndex...]
    guard body.first == "[", let final = rest.popFirst() else {
      faults.append("ESC" + body)
      return
    }
    let numbers = body.dropFirst().split(separator: ";").compactMap { Int($0) }
    switch (final, body.dropFirst()) {
    case ("H", _): (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
    case ("G", _): column = (numbers.first ?? 1) - 1
    case ("C", _): column += numbers.first ?? 1
    case ("X", _):
      for index in column..<min(column + (numbers.first ?? 1), size.columns) { clear(index) }
    case ("m", _): break
    case ("h", "?1049"), ("l", "?1049"):
      isOtherScreen = final == "h"
      cells = Self.blank(size)
    case ("h", "?25"), ("l", "?25"): isCursorHidden = final == "l"
    case ("h", "?2004"), ("l", "?2004"), ("h", "?7"), ("l", "?7"): break
    default: faults.append("ESC\(body)\(final)")
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.cellWidth
    guard width > 0, cells.indices.contains(row), column + width <= size.columns else {
      faults.append("\(character.unicodeScalars.map(\.value)) at \(column), \(row)")
      return
    }
    for offset in 0..<width { clear(column + offset) }
    cells[row][column] = String(character)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  /// A terminal that loses half of a wide cluster loses all of it.
  private mutating func clear(_ column: Int) {
    if cells[row][column].isEmpty { cells[row][column - 1] = " " }
    if column + 1 < size.columns, cells[row][column + 1].isEmpty { cells[row][column + 1] = " " }
    cells[row][column] = " "
  }
}
