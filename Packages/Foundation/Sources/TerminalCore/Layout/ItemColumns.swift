import DesignCore

/// The columns that the rows of a screen share at their right ends: controls, values, signs.
struct ItemColumns {
  /// Between the controls of a row: one column for the mark of the focus, one of air.
  static let gap = 2
  /// The least width for a name beside its value and controls.
  static let leastTitle = 14

  /// Where signs begin; nil when no row is tapped as a whole.
  let sign: Int?
  /// Where values end.
  let valueEnd: Int
  /// Where controls end.
  let controlsEnd: Int

  /// - Parameter end: where the rows end.
  init(_ sections: [Section], end: Int) {
    var (widestSign, widestValue): (Int?, Int?)
    for section in sections {
      for row in section.rows {
        guard let item = row.item else { continue }
        if let action = item.action {
          widestSign = max(widestSign ?? 0, FittedText(ControlWords(action).sign).width)
        }
        if let value = item.value {
          widestValue = max(widestValue ?? 0, min(FittedText(value.string).width, end / 2))
        }
      }
    }
    let sign = widestSign.map { end - $0 }
    let valueEnd = sign.map { $0 - Spacing.medium.columns } ?? end
    self.sign = sign
    self.valueEnd = valueEnd
    controlsEnd = widestValue.map { valueEnd - $0 - Self.gap } ?? valueEnd
  }
}
