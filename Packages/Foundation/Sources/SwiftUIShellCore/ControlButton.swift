#if canImport(SwiftUI)
  import DesignCore
  import Foundation
  import NavigationCore
  import SwiftUI

  /// Where a control is drawn: a row also stands for the end of another one, an item for all of it.
  enum ControlPlace {
    case toolbar, row, item, bar, prompt
  }

  /// A control: a tap runs it through the navigator.
  struct ControlButton<Face: View>: View {
    let control: Control
    let place: ControlPlace
    @ViewBuilder let face: Face
    @Environment(Navigator.self) private var navigator: Navigator?

    var body: some View {
      Button(role: control.role.buttonRole) {
        navigator?.tap(control)
      } label: {
        face.contentShape(Rectangle())
      }
      .modifier(ControlStyle(control: control, place: place))
      .disabled(!control.isEnabled)
      .accessibilityLabel(SwiftUI.Text(verbatim: control.label.safe))
      .accessibilityValue(SwiftUI.Text(verbatim: control.isPending ? "waiting" : ""))
      .accessibilityAddTraits(control.isSelected ? .isSelected : [])
    }
  }

  extension ControlButton where Face == ControlFace {
    init(control: Control, place: ControlPlace) {
      self.init(control: control, place: place) { ControlFace(control: control, place: place) }
    }
  }

  /// Controls beside each other, in order.
  struct ControlButtons: View {
    let controls: [Control]
    let place: ControlPlace

    var body: some View {
      ForEach(Array(controls.enumerated()), id: \.offset) {
        ControlButton(control: $0.element, place: place)
      }
    }
  }

  /// What a control shows: its icon alone where there is little room, else its title and details.
  struct ControlFace: View {
    let control: Control
    let place: ControlPlace

    var body: some View {
      if let icon = control.icon, place == .toolbar || place == .row {
        IconView(icon: icon, isSelected: control.isSelected)
      } else if place == .prompt {
        SwiftUI.Text(verbatim: control.title.safe)
      } else {
        HStack {
          if let icon = control.icon { IconView(icon: icon, isSelected: control.isSelected) }
          ForEach(Array(([control.title] + control.details).enumerated()), id: \.offset) {
            SwiftUI.Text(verbatim: $0.element.safe)
          }
        }
        .frame(maxWidth: place == .bar ? .infinity : nil)
      }
    }
  }

  /// How a control looks. Two buttons of the automatic style in one row would both run at a tap.
  struct ControlStyle: ViewModifier {
    let control: Control
    let place: ControlPlace
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
      let colors = palette.colors(of: control)
      if place == .prompt {
        content
      } else if place == .item {
        content.buttonStyle(.plain).opacity(control.isEnabled && !control.isPending ? 1 : 0.5)
      } else if control.role == .primary {
        content.buttonStyle(.borderedProminent).tint(colors.fill?.color)
          .foregroundStyle(colors.text.color)
      } else {
        content.buttonStyle(.borderless).foregroundStyle(colors.text.color)
      }
    }
  }
#endif
