import DesignCore

/// How a session is coloured: by what the terminal can show and how the person set it.
public struct TerminalColors: Sendable {
  let depth: ColorDepth
  let scheme: Appearance.ColorScheme
  /// Whether erased cells take the colour that is set, as in all terminals but GNU Screen.
  let erasesInColor: Bool

  var painter: StylePainter {
    StylePainter(depth: depth, scheme: scheme, erasesInColor: erasesInColor)
  }

  /// Reads NO_COLOR, COLORTERM and TERM for the colours, COLORFGBG for light or dark.
  public init(environment: [String: String]) {
    depth = ColorDepth(environment: environment)
    // The last number is the ground's: white and bright white are the light ones.
    let ground = environment["COLORFGBG"]?.split(separator: ";").last
    let isScreen = environment["TERM"]?.hasPrefix("screen") == true && environment["TMUX"] == nil
    erasesInColor = !isScreen
    scheme = ground == "7" || ground == "15" ? .light : .dark
  }
}
