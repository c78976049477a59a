import DesignCore

/// Turns styles into the sequences that set them (ECMA-48, SGR), by what a terminal can show.
///
/// With 256 colours or more everything stands on the palette's own grounds, so that its contrast
/// holds whatever the terminal's theme is. With fewer the theme is the person's: weight and
/// reversal say what colour cannot.
struct StylePainter {
  /// What a style comes to, as the codes that set it.
  private struct Look: Equatable {
    var attributes: Attributes
    var ink: String
    var ground: String
  }

  private struct Attributes: OptionSet {
    /// A bit for each code.
    let rawValue: UInt8

    static let bold = Attributes(code: 1)
    static let faint = Attributes(code: 2)
    static let underlined = Attributes(code: 4)
    static let reversed = Attributes(code: 7)

    init(rawValue: UInt8) { self.rawValue = rawValue }
    private init(code: Int) { rawValue = 1 << code }

    var codes: [String] {
      (0..<8).filter { rawValue & 1 << $0 != 0 }.map(String.init)
    }
  }

  private let hasGrounds: Bool
  private let erasesInColor: Bool
  /// The codes by ink and by ground.
  private let inks: [String]
  private let grounds: [String]

  /// - Parameter erasesInColor: whether an erased cell takes the colour of the ground that is set.
  init(depth: ColorDepth, scheme: Appearance.ColorScheme, erasesInColor: Bool = true) {
    hasGrounds = depth == .trueColor || depth == .indexed
    self.erasesInColor = erasesInColor
    inks = CellStyle.Ink.allCases.map { depth.code(of: $0, scheme: scheme) }
    grounds = CellStyle.Ground.allCases.map { depth.code(of: $0, scheme: scheme) }
  }

  /// The sequence that changes one style to another; empty when they look alike.
  ///
  /// - Parameter old: nil when nothing is known, so that everything is set.
  func change(from old: CellStyle?, to new: CellStyle) -> String {
    if old == new { return "" }
    let to = look(new)
    let from = old.map(look)
    guard from != to else { return "" }

    var codes: [String] = []
    // An attribute ends only with all of them.
    if let from, from.attributes.isSubset(of: to.attributes) {
      codes = to.attributes.subtracting(from.attributes).codes
      if from.ink != to.ink { codes.append(to.ink) }
      if from.ground != to.ground { codes.append(to.ground) }
    } else {
      codes = ["0"] + to.attributes.codes
      codes += [to.ink, to.ground].filter { $0 != "39" && $0 != "49" }
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// Whether an erased cell looks like a blank of the style.
  func isErasable(_ style: CellStyle) -> Bool {
    if style.isUnderlined { return false }
    return hasGrounds
      ? erasesInColor : style.ground == .background || style.ground == .surface
  }

  private func look(_ style: CellStyle) -> Look {
    var attributes: Attributes = style.isBold ? .bold : []
    if style.isUnderlined { attributes.insert(.underlined) }
    if !hasGrounds {
      switch (style.ground, style.ink) {
      case (.focused, _), (.accent, _), (.pending, _): attributes.insert(.reversed)
      case (_, .secondary), (_, .disabled), (_, .separator): attributes.insert(.faint)
      default: break
      }
    }
    return Look(
      attributes: attributes, ink: inks[style.ink.rawValue], ground: grounds[style.ground.rawValue])
  }
}

extension ColorDepth {
  fileprivate func code(of ink: CellStyle.Ink, scheme: Appearance.ColorScheme) -> String {
    switch self {
    case .monochrome: "39"
    case .sixteen: Self.themed(ink, scheme: scheme)
    case .indexed: "38;5;\(scheme.palette.color(of: ink).nearestIndex)"
    case .trueColor: "38;2;\(scheme.palette.color(of: ink).channels)"
    }
  }

  fileprivate func code(of ground: CellStyle.Ground, scheme: Appearance.ColorScheme) -> String {
    switch self {
    case .monochrome, .sixteen: "49"
    case .indexed: "48;5;\(scheme.palette.color(of: ground).nearestIndex)"
    case .trueColor: "48;2;\(scheme.palette.color(of: ground).channels)"
    }
  }

  /// One of the theme's colours, the bright ones on a dark ground.
  private static func themed(_ ink: CellStyle.Ink, scheme: Appearance.ColorScheme) -> String {
    let base = scheme == .dark ? 90 : 30
    return switch ink {
    case .critical: "\(base + 1)"
    case .positive: "\(base + 2)"
    case .warning: "\(base + 3)"
    case .accent, .onAccent: "\(base + 5)"
    case .primary, .secondary, .disabled, .onPending, .separator: "39"
    }
  }
}

extension Palette {
  /// The colour of an ink.
  func color(of ink: CellStyle.Ink) -> Color {
    switch ink {
    case .primary: primary
    case .secondary: secondary
    case .accent: accent
    case .positive: positive
    case .warning: warning
    case .critical: critical
    case .disabled: disabled
    case .onAccent: onAccent
    case .onPending: surface
    case .separator: separator
    }
  }

  /// The colour of a ground.
  func color(of ground: CellStyle.Ground) -> Color {
    switch ground {
    case .background: background
    case .surface: surface
    case .focused: focused
    case .accent: accent
    case .pending: secondary
    }
  }
}
