import DesignCore
import TerminalCoreTesting
import Testing

@testable import TerminalCore

@Suite struct TerminalColorTests {
  @Test(
    "the environment tells how many colours there are",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm-direct"], .trueColor), (["TERM": "screen-256color"], .indexed),
      (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .monochrome),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
    ] as [([String: String], ColorDepth)])
  func depth(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalColors(environment: environment).depth == depth)
  }

  @Test(
    "the ground is dark unless the terminal says that it is light",
    arguments: [
      ("0;15", .light), ("0;default;7", .light), ("15;0", .dark), ("7;8", .dark), (nil, .dark),
      ("", .dark), ("nonsense", .dark),
    ] as [(String?, Appearance.ColorScheme)])
  func scheme(variable: String?, scheme: Appearance.ColorScheme) {
    let environment = variable.map { ["COLORFGBG": $0] } ?? [:]
    #expect(TerminalColors(environment: environment).scheme == scheme)
  }

  @Test("erasing takes no colour in GNU Screen, but does within tmux, which calls itself the same")
  func erasing() {
    #expect(!TerminalColors(environment: ["TERM": "screen-256color"]).erasesInColor)
    let tmux = TerminalColors(environment: ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"])
    #expect(tmux.erasesInColor)
  }

  @Test("an index names the colour that it was found for")
  func indices() {
    for index in 16...255 {
      let color = Color(index: index)
      #expect(Color(index: color.nearestIndex) == color)
    }
  }

  @Test(
    "words keep their contrast in 256 colours, on every ground that they stand on",
    arguments: Appearance.ColorScheme.allCases)
  func contrast(scheme: Appearance.ColorScheme) {
    let palette = scheme.palette
    func shown(_ color: Color) -> Color { Color(index: color.nearestIndex) }
    for ink in CellStyle.Ink.allCases where ink != .separator {
      let grounds: [CellStyle.Ground] =
        switch ink {
        case .onAccent: [.accent]
        case .onPending: [.pending]
        default: [.background, .surface, .focused]
        }
      for ground in grounds {
        let contrast = shown(palette.color(of: ink))
          .contrast(with: shown(palette.color(of: ground)))
        #expect(contrast >= 4.5, "\(ink) on \(ground): \(contrast)")
      }
    }
  }
}
