import DesignCore
import Testing

@Suite struct PaletteTests {
  private nonisolated static let schemes = Appearance.ColorScheme.allCases

  @Test("black on white has the greatest contrast there is, equal colours the least")
  func extremes() {
    #expect(abs(Color(0x000000).contrast(with: Color(0xFFFFFF)) - 21) < 0.000_001)
    #expect(Color(0x7B2D6A).contrast(with: Color(0x7B2D6A)) == 1)
  }

  @Test(
    "the contrast is what others compute, whichever colour comes first",
    arguments: [(0x767676 as UInt32, 4.54), (0x777777, 4.48), (0xFF0000, 4.00), (0x0000FF, 8.59)])
  func known(hex: UInt32, ratio: Double) {
    let white = Color(0xFFFFFF)
    #expect(abs(Color(hex).contrast(with: white) - ratio) < 0.005)
    #expect(white.contrast(with: Color(hex)) == Color(hex).contrast(with: white))
  }

  @Test("the channels of a colour stand in their usual order")
  func channels() {
    #expect(Color(0x7B2D6A) == Color(red: 0x7B, green: 0x2D, blue: 0x6A))
  }

  @Test("words of every tone, and disabled ones, are legible on every ground", arguments: schemes)
  func words(scheme: Appearance.ColorScheme) {
    let palette = scheme.palette
    for ground in [palette.background, palette.surface, palette.focused] {
      for tone in Text.Tone.allCases {
        let ratio = palette.color(of: tone).contrast(with: ground)
        #expect(ratio >= 4.5, "\(tone) in \(scheme): \(ratio)")
      }
      #expect(palette.disabled.contrast(with: ground) >= 4.5)
    }
  }

  @Test("controls of every role, pending and disabled too, are legible", arguments: schemes)
  func controls(scheme: Appearance.ColorScheme) {
    let palette = scheme.palette
    for role in Control.Role.allCases {
      for (isEnabled, isPending) in [(true, false), (true, true), (false, false), (false, true)] {
        let colors = palette.colors(
          of: Control("Pay", role: role, isEnabled: isEnabled, isPending: isPending) {})
        let grounds = colors.fill.map { [$0] } ?? [palette.background, palette.surface]
        for ground in grounds {
          #expect(colors.text.contrast(with: ground) >= 4.5, "\(role) in \(scheme)")
        }
      }
    }
  }

  @Test("edges that carry meaning are seen on both grounds, and the schemes differ")
  func edges() {
    for palette in [Palette.light, .dark] {
      for ground in [palette.background, palette.surface] {
        #expect(palette.outline.contrast(with: ground) >= 3)
        #expect(palette.focusRing.contrast(with: ground) >= 3)
      }
    }
    #expect(Palette.light.background.luminance > Palette.dark.background.luminance)
  }

  @Test("a larger distance is never smaller in another measure")
  func spacing() {
    for (near, far) in zip(Spacing.allCases, Spacing.allCases.dropFirst()) {
      #expect(near.rem < far.rem)
      #expect(near.columns < far.columns)
      #expect(near.lines <= far.lines)
    }
  }
}
