#if canImport(SwiftUI)
  import DesignCore
  import SwiftUI

  extension DesignCore.Color {
    var color: SwiftUI.Color {
      SwiftUI.Color(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
  }

  extension DesignCore.Text.Style {
    /// Text styles grow with the size that the person has chosen.
    var font: Font {
      switch self {
      case .headline: .headline
      case .body: .body
      case .caption: .subheadline
      }
    }
  }

  extension Control.Role {
    var buttonRole: ButtonRole? {
      switch self {
      case .standard, .primary: nil
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }

  extension Icon {
    /// The name of the icon among the system's symbols.
    func symbol(isSelected: Bool) -> String {
      switch self {
      case .add: "plus.circle"
      case .remove: "minus.circle"
      case .favourite: isSelected ? "heart.fill" : "heart"
      case .choice: isSelected ? "largecircle.fill.circle" : "circle"
      case .disclosure: "chevron.forward"
      }
    }
  }

  extension EnvironmentValues {
    /// The colours of the colour scheme.
    var palette: Palette { colorScheme == .dark ? .dark : .light }
  }

  /// Words with their style and tone.
  struct TextView: View {
    let text: DesignCore.Text
    @Environment(\.palette) private var palette

    var body: some View {
      SwiftUI.Text(verbatim: text.string.safe)
        .font(text.style.font)
        .foregroundStyle(palette.color(of: text.tone).color)
    }
  }

  /// An icon, which is seen and not read: the label beside it says what it is.
  struct IconView: View {
    let icon: Icon
    var isSelected = false

    var body: some View {
      Image(systemName: icon.symbol(isSelected: isSelected)).accessibilityHidden(true)
    }
  }
#endif
