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
