import DesignCore

/// How a cell looks, by what it means; ``StylePainter`` turns that into a terminal's colours.
struct CellStyle: Hashable {
  var ink = Ink.primary
  var ground = Ground.background
  var isBold = false
  var isUnderlined = false

  /// The part that the words play.
  enum Ink: Int, CaseIterable {
    case primary, secondary, accent, positive, warning, critical, disabled
    /// On a ground of `accent`.
    case onAccent
    /// On a ground of `pending`.
    case onPending
    /// Quiet lines.
    case separator
  }

  /// What the words stand on.
  enum Ground: Int, CaseIterable {
    case background, surface, focused
    /// The screen's main step.
    case accent
    /// The main step while it waits for the server.
    case pending
  }

  init(
    _ ink: Ink = .primary, on ground: Ground = .background, isBold: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.ink = ink
    self.ground = ground
    self.isBold = isBold
    self.isUnderlined = isUnderlined
  }

  init(_ text: Text) {
    self.init(Ink(text.tone), isBold: text.style.weight == .bold)
  }

  /// How a control looks that does not have the focus.
  init(_ control: Control) {
    switch (control.role, control.isEnabled, control.isPending) {
    case (.primary, _, true): self.init(.onPending, on: .pending, isBold: true)
    case (_, false, _): self.init(.disabled)
    case (_, _, true): self.init(.secondary)
    case (.primary, _, _): self.init(.onAccent, on: .accent, isBold: true)
    case (.standard, _, _): self.init(.accent)
    case (.destructive, _, _): self.init(.critical)
    case (.cancel, _, _): self.init(.primary)
    }
  }

  /// The same words on another ground, unless they bring their own.
  func on(_ ground: Ground) -> CellStyle {
    guard self.ground == .background || self.ground == .surface else { return self }
    var style = self
    style.ground = ground
    return style
  }

  /// How the style looks behind a question that has to be answered first.
  var receding: CellStyle {
    CellStyle(ink == .separator ? .separator : .disabled)
  }
}

extension CellStyle.Ink {
  init(_ tone: Text.Tone) {
    switch tone {
    case .primary: self = .primary
    case .secondary: self = .secondary
    case .accent: self = .accent
    case .positive: self = .positive
    case .warning: self = .warning
    case .critical: self = .critical
    }
  }
}
