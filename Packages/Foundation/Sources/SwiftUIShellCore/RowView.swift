#if canImport(SwiftUI)
  import DesignCore
  import Foundation
  import SwiftUI

  /// One line of a section.
  struct RowView: View {
    let row: Row
    @Environment(\.components) private var components

    var body: some View {
      if let component = row.component, let view = components.view(of: component) {
        view
      } else {
        switch row.content {
        case .text(let text): TextView(text: text)
        case .photo(let photo): PhotoView(photo: photo)
        case .button(let control): ControlButton(control: control, place: .row)
        case .item(let item): ItemView(item: item)
        case .stepper(let stepper): ItemView(item: Item(stepper))
        }
      }
    }
  }

  /// A thing with a name, a value, and what can be done with it. Where the text is very large, the
  /// value stands below the name.
  struct ItemView: View {
    let item: Item
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      VStack(alignment: .leading) {
        if let action = item.action {
          ControlButton(control: action, place: .item) { words }
        } else {
          words.accessibilityElement(children: .combine)
        }
        if !item.controls.isEmpty {
          HStack { ControlButtons(controls: item.controls, place: .row) }
        }
      }
    }

    private var words: some View {
      HStack {
        if let photo = item.photo { Thumbnail(photo: photo) }
        VStack(alignment: .leading) {
          layout {
            TextView(text: item.title).frame(maxWidth: .infinity, alignment: .leading)
            if let value = item.value { TextView(text: value) }
          }
          ForEach(Array(item.details.enumerated()), id: \.offset) { TextView(text: $0.element) }
        }
        if let sign = item.sign { IconView(icon: sign) }
      }
    }

    private var layout: AnyLayout {
      size.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    }
  }

  extension Item {
    fileprivate init(_ stepper: DesignCore.Stepper) {
      self.init(
        DesignCore.Text(stepper.title), details: stepper.details, value: stepper.value,
        controls: stepper.controls)
    }
  }
#endif
