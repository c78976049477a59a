/// Words with the part they play on the screen.
public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation {
  public var string: String
  public var style: Style
  public var tone: Tone

  public init(_ string: String, style: Style = .body, tone: Tone = .primary) {
    self.string = string
    self.style = style
    self.tone = tone
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// How much weight the words carry.
  public enum Style: Hashable, Sendable, CaseIterable {
    case headline
    case body
    case caption
  }

  /// What the words say about themselves; never the only sign of it.
  public enum Tone: Hashable, Sendable, CaseIterable {
    case primary
    case secondary
    case accent
    case positive
    case warning
    case critical
  }
}

/// A picture's place: the words that stand for it, and where the picture is.
public struct Photo: Hashable, Sendable {
  /// What the picture shows, for those who do not see it.
  public var label: String
  /// Where the picture is; nil when there is none.
  public var url: String?

  public init(label: String, url: String? = nil) {
    self.label = label
    self.url = url
  }
}
