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
    let items = sections.flatMap(\.rows).compactMap(\.item)
    let signs = items.compactMap(\.action).map { FittedText(ControlWords($0).sign).width }
    sign = signs.max().map { end - $0 }
    valueEnd = sign.map { $0 - Spacing.medium.columns } ?? end
    let values = items.compactMap(\.value).map { min(FittedText($0.string).width, end / 2) }
    controlsEnd = values.max().map { [valueEnd] in valueEnd - $0 - Self.gap } ?? valueEnd
  }
}
