extension Unicode.Scalar {
  /// The scalars that take two cells, without those of emoji presentation.
  ///
  /// Wide and Fullwidth of Unicode 18.0's EastAsianWidth.txt (UAX #11); holes that no character
  /// fills are closed.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x191FF,
    0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]

  /// The cells that the scalar takes in a terminal when it stands alone: 0, 1 or 2.
  var cellWidth: Int {
    switch value {
    case 0x20..<0x7F: return 1
    // What joins a syllable of Hangul that its first letter has made two cells wide.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator,
      .paragraphSeparator, .surrogate:
      return 0
    default: return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isEmojiPresentation || Self.wideRanges.contains(value)
  }
}

extension [ClosedRange<UInt32>] {
  /// Whether one of the ranges, which are sorted, holds a value.
  fileprivate func contains(_ value: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if value > self[middle].upperBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(value)
  }
}
