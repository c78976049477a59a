import DesignCore

extension Document {
  /// The column in which words begin; the mark of the focus stands before it.
  static let indent = Spacing.medium.columns

  /// The width for words.
  var room: Int { max(width - 2 * Self.indent, 1) }

  /// The sections one below the other.
  mutating func append(_ sections: [Section]) {
    let columns = ItemColumns(sections, end: Self.indent + room)
    for section in sections where section.title != nil || !section.rows.isEmpty {
      if !lines.isEmpty { space() }
      if let title = section.title {
        appendText(Text(title, style: .headline))
        if section.rows.contains(where: \.isTall) { space() }
      }
      for (index, row) in section.rows.enumerated() {
        if index > 0, row.isTall || section.rows[index - 1].isTall { space() }
        append(row, columns)
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
  mutating func appendButton(_ control: Control) {
    startRow()
    append()
    let target = addTarget(control, from: lines.count - 1, column: 0)
    let text = FittedText(ControlWords(control).button).truncated(to: room)
    add(Piece(column: Self.indent, text: text, style: CellStyle(control), target: target))
    extendTarget(target)
  }

  /// A control as wide as the document, for the step that a screen is for.
  mutating func appendBar(_ control: Control) {
    startRow()
    append()
    let target = addTarget(control, from: lines.count - 1, column: 0)
    let words = ControlWords(control)
    let title = FittedText(words.bar).centered(in: max(room - 4, 0)).string
    let text = FittedText("\(words.edges.0) \(title) \(words.edges.1)")
    add(Piece(column: Self.indent, text: text, style: CellStyle(control), target: target))
  }

  private mutating func space() {
    for _ in 0..<Spacing.large.lines { append() }
  }

  private mutating func append(_ row: Row, _ columns: ItemColumns) {
    switch row.content {
    case .text(let text): appendText(text)
    case .photo(let photo):
      appendText(Text("Photo: \(photo.label)", style: .caption, tone: .secondary))
    case .button(let control): appendButton(control)
    case .item(let item): append(item, columns)
    case .stepper(let stepper): append(Item(stepper), columns)
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
