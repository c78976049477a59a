import DesignCore

/// A scene laid out for a size: the frame to show, and what keys act on.
struct TerminalLayout {
  /// Wider lines are hard to follow from a name to its price.
  static let widest = 100
  static let leastSize = TerminalSize(columns: 24, rows: 9)

  private(set) var frame: Frame
  /// What keys act on: the question, else the sheet, else the screen; nil where the window is too
  /// small to show it.
  private(set) var active: Pane?
  /// The place in the active pane, settled for the size.
  private(set) var place = ScreenPlace()
  /// The lines of the active pane's body in sight.
  private(set) var height = 0
  /// The first of the key hints that do not fit into the window; nil where none is left.
  private(set) var nextHint: Int?

  /// - Parameter defers: whether only the rows in sight are laid out.
  init(_ scene: TerminalScene, size: TerminalSize, defers: Bool = true) {
    frame = Frame(size: size)
    guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else {
      drawNeededSize()
      return
    }
    draw(scene, isCovered: scene.isCovered, defers: defers)
    if let sheet = scene.sheet {
      let isCovered = scene.prompt != nil || scene.showsKeys
      let width = boxWidth(72)
      show(
        Pane(sheet.content, width: width, cancel: sheet.cancel), at: sheet.place,
        isCovered: isCovered)
    }
    if let prompt = scene.prompt {
      show(
        Pane(prompt, width: boxWidth(54)), at: scene.promptPlace, isCovered: scene.showsKeys)
    }
    if let first = scene.firstHint { showKeys(from: first) }
  }

  private mutating func drawNeededSize() {
    let needed = "Needs \(Self.leastSize.columns) × \(Self.leastSize.rows)"
    let lines = frame.size.rows > 1 ? ["Window too small", needed] : [needed]
    for (row, words) in lines.enumerated() {
      let text = FittedText(words).truncated(to: frame.size.columns)
      frame.write(text, column: 0, row: row, style: CellStyle(.primary, isBold: true))
    }
  }

  // MARK: The screen

  private mutating func draw(_ scene: TerminalScene, isCovered: Bool, defers: Bool) {
    let width = min(frame.size.columns, Self.widest)
    let left = (frame.size.columns - width) / 2
    let pane = Pane(scene.content, width: width, isNested: scene.isNested, defers: defers)
    let rows = frame.size.rows
    let footerRow = rows - 1 - (scene.tabs.isEmpty ? 0 : 1) - pane.footer.height
    activate(pane, at: scene.place, height: footerRow - 3)

    let focus = isCovered ? nil : pane.focused(at: place)?.id
    draw(pane.header, 0..<1, column: left, row: 0, focus: focus)
    rule(row: 1, left..<left + width, sign: place.scroll > 0 ? "↑" : nil)
    let end = min(place.scroll + height, pane.body.height)
    draw(pane.body, place.scroll..<end, column: left, row: 2, focus: focus)
    rule(
      row: footerRow - 1, left..<left + width, sign: end < pane.body.height ? "↓" : nil)
    draw(
      pane.footer, 0..<pane.footer.height, column: left, row: footerRow, focus: focus)
    if !scene.tabs.isEmpty { draw(tabs: scene, left..<left + width, row: rows - 2) }
    if isCovered { frame.restyle(\.receding) }
    draw(scene.line, canGoBack: scene.isNested || isCovered, left..<left + width, row: rows - 1)
  }

  private mutating func activate(_ pane: Pane, at place: ScreenPlace, height: Int) {
    active = pane
    self.height = height
    self.place = pane.settled(place, height: height)
  }

  private mutating func rule(row: Int, _ columns: Range<Int>, sign: Character?) {
    frame.fill(columns, row: row, style: CellStyle(.separator), with: "─")
    if let sign {
      let column = columns.upperBound - Document.indent - 1
      frame.write(
        FittedText(" \(sign) "), column: column - 1, row: row, style: CellStyle(.secondary))
    }
  }

  private mutating func draw(tabs scene: TerminalScene, _ columns: Range<Int>, row: Int) {
    var column = columns.lowerBound + Document.indent - 1
    let line = TabLine(
      scene.tabs, selected: scene.selectedTab, room: columns.count - 2 * (Document.indent - 1))
    for (index, words) in line.words.enumerated() {
      let isSelected = index == scene.selectedTab
      let style =
        isSelected ? CellStyle(.accent, isBold: true) : CellStyle(.secondary)
      frame.write(FittedText(isSelected ? "[" : " "), column: column, row: row, style: style)
      column = frame.write(FittedText(words), column: column + 1, row: row, style: style)
      frame.write(FittedText(isSelected ? "]" : " "), column: column, row: row, style: style)
      column += 1 + line.gap
    }
  }

  private mutating func draw(
    _ line: TerminalScene.BottomLine, canGoBack: Bool, _ columns: Range<Int>, row: Int
  ) {
    let column = columns.lowerBound + Document.indent
    let room = columns.count - 2 * Document.indent
    switch line {
    case .keys:
      let hints = FittedText(KeyHints.line(canGoBack: canGoBack, room: room))
      frame.write(hints, column: column, row: row, style: CellStyle(.secondary))
    case .notice(let words):
      let text = FittedText(words).truncated(to: room)
      frame.write(text, column: column, row: row, style: CellStyle(.warning))
    case .link(let typed):
      let next = frame.write(
        FittedText("Open "), column: column, row: row, style: CellStyle(.secondary))
      let text = FittedText(typed)
      let shown = text.suffix(cells: columns.upperBound - Document.indent - next - 1)
      let end = frame.write(shown, column: next, row: row, style: CellStyle(isBold: true))
      frame.write(FittedText("▏"), column: end, row: row, style: CellStyle(.accent))
    }
  }

  // MARK: Boxes over it

  private func boxWidth(_ most: Int) -> Int { min(frame.size.columns - 6, most) }

  private mutating func show(_ pane: Pane, at place: ScreenPlace, isCovered: Bool = false) {
    let footer = pane.footer.height
    let around = pane.header.height + 1 + (footer > 0 ? footer + 1 : 0)
    let height = max(min(pane.body.height, frame.size.rows - 4 - around), 1)
    activate(pane, at: place, height: height)
    let focus = isCovered ? nil : pane.focused(at: self.place)?.id
    let width = pane.body.width
    let left = (frame.size.columns - width) / 2
    let top = max((frame.size.rows - around - height - 2) / 2, 0)
    let end = min(self.place.scroll + height, pane.body.height)

    box(left - 1..<left + width + 1, rows: top..<top + around + height + 2)
    draw(
      pane.header, 0..<pane.header.height, column: left, row: top + 1, focus: focus, on: .surface
    )
    let bodyRow = top + 2 + pane.header.height
    draw(
      pane.body, self.place.scroll..<end, column: left, row: bodyRow, focus: focus, on: .surface)
    draw(
      pane.footer, 0..<pane.footer.height, column: left, row: bodyRow + height + 1,
      focus: focus, on: .surface)
    if isCovered { frame.restyle(\.receding) }
  }

  /// Shows as many of the key hints as fit; the title says how to see the others.
  private mutating func showKeys(from first: Int) {
    let width = min(frame.size.columns - 2, 54)
    let room = frame.size.rows - 6
    for count in stride(from: KeyHints.all.count - first, through: 1, by: -1) {
      let end = first + count
      let isLast = end == KeyHints.all.count
      let pane = Pane(
        keys: Array(KeyHints.all[first..<end]), title: isLast ? "Keys" : "Keys; enter: more",
        width: width)
      guard pane.body.height <= room || count == 1 else { continue }
      nextHint = isLast ? nil : end
      show(pane, at: ScreenPlace())
      active = nil
      return
    }
  }

  private mutating func box(_ columns: Range<Int>, rows: Range<Int>) {
    let style = CellStyle(.secondary, on: .surface)
    let inner = columns.lowerBound + 1..<columns.upperBound - 1
    for row in rows {
      let (left, middle, right): (String, Unicode.Scalar, String) =
        switch row {
        case rows.lowerBound: ("╭", "─", "╮")
        case rows.upperBound - 1: ("╰", "─", "╯")
        default: ("│", " ", "│")
        }
      frame.write(FittedText(left), column: columns.lowerBound, row: row, style: style)
      frame.fill(inner, row: row, style: style, with: middle)
      frame.write(FittedText(right), column: columns.upperBound - 1, row: row, style: style)
    }
  }

  // MARK: Documents

  /// Draws lines of a document, with the mark before what has the focus.
  private mutating func draw(
    _ document: Document, _ lines: Range<Int>, column left: Int, row: Int, focus: FocusID?,
    on ground: CellStyle.Ground = .background
  ) {
    let focused = document.targets.firstIndex { $0.id == focus }
    let made = document.lines(in: lines)
    for (offset, line) in made.enumerated() {
      let isFocused = focused != nil && line.target == focused
      let ground = isFocused ? .focused : ground
      if isFocused {
        frame.fill(left..<left + document.width, row: row + offset, style: CellStyle(on: ground))
      }
      for piece in line.pieces {
        let hasFocus = focused != nil && piece.target == focused
        var style = piece.style.on(hasFocus ? .focused : ground)
        style.isBold = style.isBold || hasFocus
        frame.write(piece.text, column: left + piece.column, row: row + offset, style: style)
      }
    }
    guard let focused else { return }
    let target = document.targets[focused]
    guard lines.contains(target.lines.lowerBound) else { return }
    let isRow = made[target.lines.lowerBound - lines.lowerBound].target == focused
    frame.write(
      FittedText("▸"), column: left + target.column,
      row: row + target.lines.lowerBound - lines.lowerBound,
      style: CellStyle(.accent, on: isRow ? .focused : ground, isBold: true))
  }
}

extension TerminalScene {
  /// Whether something lies over the screen.
  fileprivate var isCovered: Bool { sheet != nil || prompt != nil || showsKeys }
}
