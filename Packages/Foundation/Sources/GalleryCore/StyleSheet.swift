import DesignCore

/// The rules of every page; colours, weights and distances are the design's tokens.
enum StyleSheet {
  static let text = colors + controlColors + words + layout + screen + gallery

  /// Each scheme's colours as custom properties; outside of a screen the browser chooses one.
  private static let colors =
    ":root{\(properties(of: .light))}\n"
    + "@media (prefers-color-scheme:dark){:root{\(properties(of: .dark))}}\n"
    + Appearance.ColorScheme.allCases
    .map { ".\($0.name){color-scheme:\($0.name);\(properties(of: $0.palette))}\n" }.joined()

  private static func properties(of palette: Palette) -> String {
    let grounds = [
      ("background", palette.background), ("surface", palette.surface),
      ("focused", palette.focused), ("separator", palette.separator),
      ("outline", palette.outline), ("focus-ring", palette.focusRing),
      ("disabled", palette.disabled),
    ]
    let tones = Text.Tone.allCases.map { ($0.name, palette.color(of: $0)) }
    return (grounds + tones).map { "--\($0):\($1.css)" }.joined(separator: ";")
  }

  private static let controlColors = Appearance.ColorScheme.allCases.flatMap { scheme in
    Control.Role.allCases.flatMap { role in
      [(false, true, ""), (true, true, ".pending"), (false, false, ":disabled")].map {
        isPending, isEnabled, state in
        let colors = scheme.palette.colors(
          of: Control("", role: role, isEnabled: isEnabled, isPending: isPending) {})
        return ".\(scheme.name) .control.\(role.name)\(state){color:\(colors.text.css);"
          + "background:\(colors.fill?.css ?? "transparent")}\n"
      }
    }
  }.joined()

  private static let words =
    Text.Style.allCases.map { style in
      ".\(style.name){font-size:calc(var(--text)*\(style.rem));font-weight:\(style.weight.css)}\n"
    }.joined()
    + Text.Tone.allCases.map { ".\($0.name){color:var(--\($0.name))}\n" }.joined()
    + Appearance.TextSize.allCases.map { ".\($0.name){--text:\($0.scale)rem}\n" }.joined()

  private static let layout = """
    *{box-sizing:border-box}
    :root{--text:1rem;--tight:\(Spacing.tight.rem)rem;--small:\(Spacing.small.rem)rem;\
    --medium:\(Spacing.medium.rem)rem;--large:\(Spacing.large.rem)rem}
    body{margin:0;background:var(--background);color:var(--tone-primary);\
    font:1rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd{margin:0;padding:0;list-style:none}
    button{font:inherit;color:inherit;text-align:start;background:none;border:0;cursor:pointer}
    button:disabled{cursor:default}
    :focus-visible{outline:3px solid var(--focus-ring);outline-offset:-3px}

    """
}

extension Color {
  /// The colour as `#rrggbb`.
  var css: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension Text.Style.Weight {
  fileprivate var css: Int {
    switch self {
    case .regular: 400
    case .bold: 650
    }
  }
}
