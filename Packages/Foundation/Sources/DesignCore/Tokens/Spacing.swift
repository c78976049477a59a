/// The distances between things, for renderers that measure in text sizes and those that count cells.
public enum Spacing: Hashable, Sendable, CaseIterable {
  /// Between things that are one.
  case tight
  /// Between a thing and what belongs to it.
  case small
  /// Around a row's words.
  case medium
  /// Between sections.
  case large

  /// The distance in root text sizes (CSS rem), so that it grows with the text.
  public var rem: Double {
    switch self {
    case .tight: 0.25
    case .small: 0.5
    case .medium: 1
    case .large: 1.75
    }
  }

  /// The distance in a terminal, in columns.
  public var columns: Int {
    switch self {
    case .tight: 0
    case .small: 1
    case .medium: 2
    case .large: 4
    }
  }

  /// The distance in a terminal, in lines, which are about twice as tall as a column is wide.
  public var lines: Int { columns / 4 }
}
