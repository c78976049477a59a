/// The colours of one colour scheme, named by what they are for.
///
/// Every text colour is legible, at 4.5 to 1, on each of the three grounds.
public struct Palette: Hashable, Sendable {
  // MARK: Grounds

  /// What lies behind everything.
  public var background: Color
  /// What rows and sheets lie on.
  public var surface: Color
  /// The ground of what has the focus.
  public var focused: Color

  // MARK: Lines

  /// A quiet line between rows; carries no meaning.
  public var separator: Color
  /// The edge of a control that has no fill.
  public var outline: Color
  /// The ring around what has the focus, where its ground stays as it is.
  public var focusRing: Color

  // MARK: Words

  public var primary: Color
  /// Words that matter less, and what waits for the server to agree.
  public var secondary: Color
  /// What can be tapped, and the ground of a screen's main step.
  public var accent: Color
  public var positive: Color
  public var warning: Color
  public var critical: Color
  /// Words of a control that cannot be tapped now.
  public var disabled: Color
  /// Words on a ground of `accent`.
  public var onAccent: Color

  /// The colour of words that say so about themselves.
  public func color(of tone: Text.Tone) -> Color {
    switch tone {
    case .primary: primary
    case .secondary: secondary
    case .accent: accent
    case .positive: positive
    case .warning: warning
    case .critical: critical
    }
  }

  /// How a control looks that does not have the focus.
  public func colors(of control: Control) -> ControlColors {
    guard control.isEnabled else { return ControlColors(text: disabled) }
    return switch control.role {
    case .primary where control.isPending: ControlColors(text: surface, fill: secondary)
    case _ where control.isPending: ControlColors(text: secondary)
    case .primary: ControlColors(text: onAccent, fill: accent)
    case .standard: ControlColors(text: accent)
    case .destructive: ControlColors(text: critical)
    case .cancel: ControlColors(text: primary)
    }
  }
}

/// The colours of a control.
public struct ControlColors: Hashable, Sendable {
  public var text: Color
  /// The control's own ground; nil where it stands on the row's.
  public var fill: Color?

  public init(text: Color, fill: Color? = nil) {
    self.text = text
    self.fill = fill
  }
}
