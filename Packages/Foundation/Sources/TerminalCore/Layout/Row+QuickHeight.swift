import DesignCore

extension Row.Content {
  /// How many lines the row takes, where that can be told without making them; else nil.
  ///
  /// It follows what `Document.append(_:_:)` does, for items whose name and details fit on a line
  /// each.
  ///
  /// - Parameter room: the width for words.
  func quickHeight(_ columns: ItemColumns, room: Int) -> Int? {
    guard case .item(let item) = self, item.controls.isEmpty,
      let titleWidth = item.title.quickWidth
    else { return nil }
    let valueWidth = item.value.map {
      FittedText($0.string).truncated(to: room / 2).width + ItemColumns.gap
    }
    let end = columns.valueEnd - (valueWidth ?? 0)
    guard titleWidth <= max(end - Document.indent, 2) else { return nil }
    var rest = item.details[...]
    if let badge = rest.first, badge.isBadge {
      guard let width = badge.quickWidth else { return nil }
      let column = Document.indent + titleWidth + Spacing.medium.columns
      if column + width <= end { rest = rest.dropFirst() }
    }
    if rest.isEmpty { return 1 }
    let widths = rest.compactMap(\.quickWidth)
    guard widths.count == rest.count, widths.allSatisfy({ $0 <= max(room, 2) }) else { return nil }
    let captions = widths.reduce(0, +) + 3 * (widths.count - 1)
    let sharesLine =
      rest.count > 1 && rest.allSatisfy { $0.style == .caption } && captions <= room
    return 1 + (sharesLine ? 1 : rest.count)
  }

  /// What tapping the row as a whole does.
  var action: Control? {
    if case .item(let item) = self { item.action } else { nil }
  }
}

extension Text {
  /// The width of words that are quick to measure, short enough to be read whole.
  fileprivate var quickWidth: Int? {
    string.utf8.count <= FittedText.longestName ? string.plainWidth : nil
  }
}
