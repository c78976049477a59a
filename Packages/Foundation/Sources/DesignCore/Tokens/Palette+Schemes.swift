extension Palette {
  /// Ink and aubergine on oat.
  public static let light = Palette(
    background: Color(0xF6F3EE), surface: Color(0xFFFFFF), focused: Color(0xF3E6F0),
    separator: Color(0xE4DED5), outline: Color(0x8C8378), focusRing: Color(0x7B2D6A),
    primary: Color(0x1E1B18), secondary: Color(0x5F5850), accent: Color(0x7B2D6A),
    positive: Color(0x1F6B3A), warning: Color(0x854A00), critical: Color(0xAE2219),
    disabled: Color(0x6B645C), onAccent: Color(0xFFFFFF)
  )

  /// The same at night: warm greys, paler inks.
  public static let dark = Palette(
    background: Color(0x141210), surface: Color(0x1F1C19), focused: Color(0x3B2B38),
    separator: Color(0x38332E), outline: Color(0x857B70), focusRing: Color(0xE8A9DB),
    primary: Color(0xF3EEE7), secondary: Color(0xB8AEA2), accent: Color(0xE8A9DB),
    positive: Color(0x7FD19B), warning: Color(0xF0B45F), critical: Color(0xFF9F94),
    disabled: Color(0xA49A8F), onAccent: Color(0x2A0F24)
  )
}

extension Appearance.ColorScheme {
  /// The colours that the scheme stands for.
  public var palette: Palette {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
