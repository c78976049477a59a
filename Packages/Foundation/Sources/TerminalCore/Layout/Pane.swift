import DesignCore

/// A screen, a sheet or a question, laid out for a width: a header and a footer that stay in sight,
/// and a body that scrolls between them.
struct Pane {
  let header: Document
  let body: Document
  let footer: Document
  /// All controls, from top to bottom.
  var targets: PaneTargets {
    PaneTargets(header: header.targets, body: body.targets, footer: footer.targets)
  }
  /// What has the focus before the person moved it; nil where all that there is does harm.
  private(set) var firstFocus: Int?

  private init(header: Document, body: Document, footer: Document) {
    self.header = header
    self.body = body
    self.footer = footer
    let start = header.targets.count
    firstFocus =
      targets[start...].firstIndex(where: \.isHarmless)
      ?? targets[..<start].firstIndex(where: \.isHarmless)
  }

  /// - Parameter cancel: what closes the screen when it is a sheet.
  init(
    _ content: ScreenContent, width: Int, isNested: Bool = false, cancel: Control? = nil,
    defers: Bool = true
  ) {
    var header = Document(.header, width: width)
    header.appendTitle((isNested ? "‹ " : "") + content.title, toolbar: content.toolbar)
    var body = Document(.body, width: width)
    body.append(content.sections, defers: defers)
    var footer = Document(.footer, width: width)
    if let bar = content.bar { footer.appendBar(bar) }
    if let cancel { footer.appendButton(cancel) }
    self.init(header: header, body: body, footer: footer)
  }

  /// A question begins at the answer that changes nothing, so that a key pressed once too often
  /// takes nothing away.
  init(_ prompt: Prompt, width: Int) {
    var header = Document(.header, width: width)
    header.appendText(Text(prompt.title, style: .headline))
    var body = Document(.body, width: width)
    body.appendText(Text(prompt.message))
    body.append()
    for control in prompt.choices + [prompt.cancel] { body.appendButton(control) }
    self.init(header: header, body: body, footer: Document(.footer, width: width))
    firstFocus = targets.indices.last
  }

  /// What each key does.
  init(keys: [(keys: String, words: String)], title: String, width: Int) {
    var header = Document(.header, width: width)
    header.appendText(Text(title, style: .headline))
    var body = Document(.body, width: width)
    let column = 13
    for (keys, words) in keys {
      let lines = FittedText(words).wrapped(to: max(width - column - 1, 1))
      for (index, text) in lines.enumerated() {
        body.append()
        if index == 0 {
          body.add(
            .init(column: Document.indent, text: FittedText(keys), style: CellStyle(isBold: true)))
        }
        body.add(.init(column: column, text: text, style: CellStyle(.secondary)))
      }
    }
    self.init(header: header, body: body, footer: Document(.footer, width: width))
  }

  /// Which of the targets has the focus at a place; nil where there are none.
  func focusIndex(at place: ScreenPlace) -> Int? {
    guard let focus = place.focus else { return firstFocus }
    if let index = targets.firstIndex(where: { $0.id == focus }) {
      return place.isMoved || targets[index].isHarmless ? index : firstFocus
    }
    // Where the control is gone, what took its place is nearest to what the person looks at.
    return targets[min(place.index, targets.count)...].firstIndex(where: \.isHarmless)
      ?? targets.lastIndex(where: \.isHarmless)
  }

  /// The target that has the focus at a place; nil where there is none.
  func focused(at place: ScreenPlace) -> Target? {
    focusIndex(at: place).map { targets[$0] }
  }
}

extension Document {
  /// A screen's name, and its toolbar at the right end.
  fileprivate mutating func appendTitle(_ title: String, toolbar: [Control]) {
    startRow()
    let words = toolbar.map { FittedText(ControlWords($0).inline).truncated(to: width / 3) }
    let toolbarWidth = words.reduce(0) { $0 + $1.width + ItemColumns.gap }
    let room = max(width - 2 * Self.indent - toolbarWidth, 1)
    let text = FittedText(title).truncated(to: room)
    append(
      Line(pieces: [
        Piece(column: Self.indent, text: text, style: CellStyle(.primary, isBold: true))
      ]))
    var column = width - Self.indent - toolbarWidth
    for (control, text) in zip(toolbar, words) {
      column += ItemColumns.gap
      let target = addTarget(control, from: 0, column: column - 1)
      add(Piece(column: column, text: text, style: CellStyle(control), target: target))
      column += text.width
    }
  }
}
