extension Text.Style {
  /// How heavy the words are; a terminal has bold and regular only.
  public var weight: Weight {
    switch self {
    case .headline: .bold
    case .body, .caption: .regular
    }
  }

  /// How large the words are, in root text sizes (CSS rem); a terminal has one size only.
  public var rem: Double {
    switch self {
    case .headline: 1.0625
    case .body: 1
    case .caption: 0.875
    }
  }

  public enum Weight: Hashable, Sendable, CaseIterable {
    case regular
    case bold
  }
}

extension Appearance.TextSize {
  /// How much larger than the standard all text is.
  public var scale: Double {
    switch self {
    case .standard: 1
    case .largest: 2
    }
  }
}
