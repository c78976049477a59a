import DesignCore

extension Document {
  /// The most lines that a name takes; the rest of it is cut.
  private static let longestTitle = 3

  /// An item: its name, badge and details, then what can be tapped, its value and its sign.
  ///
  /// - Parameter rowID: the id of the item's row.
  mutating func append(_ item: Item, _ columns: ItemColumns, rowID: String) {
    startRow(rowID)
    let first = height
    let controls = item.controls.map { FittedText(ControlWords($0).inline).truncated(to: room / 2) }
    let controlsWidth = controls.reduce(0) { $0 + $1.width + ItemColumns.gap }
    let value = item.value.map { FittedText($0.string).truncated(to: room / 2) }

    // Where the name would get too little room, the controls go below it.
    let isNarrow =
      columns.controlsEnd - controlsWidth - Self.indent < ItemColumns.leastTitle
    let valueStart = columns.valueEnd - (value.map { $0.width + ItemColumns.gap } ?? 0)
    let end =
      controls.isEmpty || isNarrow
      ? valueStart : min(valueStart, columns.controlsEnd - controlsWidth)

    let titleWidth = append(title: item.title, to: end)
    append(item.details, beside: titleWidth, to: end)
    let target = item.action.map { addTarget($0, from: first, column: 0) }
    if !controls.isEmpty {
      if isNarrow { append() }
      append(
        item.controls, controls, to: isNarrow ? height - 1 : first,
        from: (isNarrow ? Self.indent + room : columns.controlsEnd) - controlsWidth)
    }
    if let value, let text = item.value {
      let column = columns.valueEnd - value.width
      add(Piece(column: column, text: value, style: CellStyle(text)), to: first)
    }
    if let target, let control = item.action, let column = columns.sign {
      let sign = FittedText(ControlWords(control).sign)
      add(
        Piece(column: column, text: sign, style: CellStyle(control), target: target), to: first)
      extendTarget(target)
    }
  }

  /// Returns the width of a name of one line; nil for a longer one.
  private mutating func append(title: Text, to end: Int) -> Int? {
    let room = max(end - Self.indent, 2)
    let wrapped = FittedText(title.string).wrapped(to: room)
    for (index, line) in wrapped.prefix(Self.longestTitle).enumerated() {
      let isCut = index + 1 == Self.longestTitle && wrapped.count > Self.longestTitle
      let text = isCut ? line.elided(to: min(line.width + 1, room)) : line
      append(Line(pieces: [Piece(column: Self.indent, text: text, style: CellStyle(title))]))
    }
    return wrapped.count == 1 ? wrapped[0].width : nil
  }

  /// A badge beside the name where it fits; other details below, captions on one line if they fit.
  private mutating func append(_ details: [Text], beside titleWidth: Int?, to end: Int) {
    var rest = details[...]
    if let badge = rest.first, badge.isBadge, let titleWidth {
      let text = FittedText(badge.string)
      let column = Self.indent + titleWidth + Spacing.medium.columns
      if column + text.width <= end {
        add(Piece(column: column, text: text, style: CellStyle(badge)))
        rest = rest.dropFirst()
      }
    }
    let captions = rest.map(\.string).joined(separator: " · ")
    if rest.count > 1, rest.allSatisfy({ $0.style == .caption }),
      FittedText(captions).width <= room
    {
      appendText(Text(captions, style: .caption, tone: .secondary))
    } else {
      rest.forEach { appendText($0) }
    }
  }

  /// Controls side by side in a line, each with room for the mark of the focus before it.
  private mutating func append(
    _ controls: [Control], _ words: [FittedText], to line: Int, from start: Int
  ) {
    var column = max(start, 0)
    for (control, text) in zip(controls, words) {
      column += ItemColumns.gap
      let target = addTarget(control, from: line, column: column - 1)
      add(
        Piece(column: column, text: text, style: CellStyle(control), target: target), to: line)
      column += text.width
    }
  }
}
