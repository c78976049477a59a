import DesignCore

extension Document {
  /// The column in which words begin; the mark of the focus stands before it.
  static let indent = Spacing.medium.columns

  /// The width for words.
  var room: Int { max(width - 2 * Self.indent, 1) }

  /// The sections one below the other.
  ///
  /// - Parameter defers: whether rows may be made when they are asked for.
  mutating func append(_ sections: [Section], defers: Bool = true) {
    let columns = ItemColumns(sections, end: Self.indent + room)
    for section in sections where section.title != nil || !section.rows.isEmpty {
      let tall = section.rows.map(\.isTall)
      if height > 0 { space() }
      if let title = section.title {
        appendText(Text(title, style: .headline))
        if tall.contains(true) { space() }
      }
      for (index, row) in section.rows.enumerated() {
        if index > 0, tall[index] || tall[index - 1] { space() }
        append(row, columns, defers: defers)
      }
    }
  }

  /// Words, broken into lines.
  mutating func appendText(_ text: Text) {
    for line in FittedText(text.string, limit: FittedText.longestText).wrapped(to: room) {
      append(Line(pieces: [Piece(column: Self.indent, text: line, style: CellStyle(text))]))
    }
  }

  /// A control on a line of its own.
  ///
  /// - Parameter rowID: the id of the control's row, if it is in one.
  mutating func appendButton(_ control: Control, rowID: String? = nil) {
    startRow(rowID)
    append()
    let target = addTarget(control, from: height - 1, column: 0)
    let text = FittedText(ControlWords(control).button).truncated(to: room)
    add(Piece(column: Self.indent, text: text, style: CellStyle(control), target: target))
    extendTarget(target)
  }

  /// A control as wide as the document, for the step that a screen is for.
  mutating func appendBar(_ control: Control) {
    startRow()
    append()
    let target = addTarget(control, from: height - 1, column: 0)
    let words = ControlWords(control)
    let title = FittedText(words.bar).centered(in: max(room - 4, 0)).string
    let text = FittedText("\(words.edges.0) \(title) \(words.edges.1)")
    add(Piece(column: Self.indent, text: text, style: CellStyle(control), target: target))
  }

  private mutating func space() {
    for _ in 0..<Spacing.large.lines { append() }
  }

  /// - Parameter defers: whether the row may be made when it is asked for.
  mutating func append(_ row: Row, _ columns: ItemColumns, defers: Bool) {
    if defers, appendDeferred(row, columns) { return }
    switch row.content {
    case .text(let text): appendText(text)
    case .photo(let photo):
      appendText(Text("Photo: \(photo.label)", style: .caption, tone: .secondary))
    case .button(let control): appendButton(control, rowID: row.id)
    case .item(let item): append(item, columns, rowID: row.id)
    case .stepper(let stepper): append(Item(stepper), columns, rowID: row.id)
    }
  }
}

extension Row {
  /// Whether the row is set apart from its neighbours, because it has lines below its name.
  fileprivate var isTall: Bool {
    item?.details.contains { !$0.isBadge } ?? false
  }
}

extension Text {
  /// Whether the words are a remark that belongs beside the name, such as how many are chosen.
  var isBadge: Bool {
    style == .caption && tone != .primary && tone != .secondary
  }
}
