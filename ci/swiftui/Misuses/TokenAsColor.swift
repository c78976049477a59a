// fails: requires that 'Color' conform to 'ShapeStyle'
import DesignCore
import SwiftUI

/// A token is a value, and no style of SwiftUI's.
struct TokenAsColor: View {
  var body: some View {
    EmptyView().foregroundStyle(Palette.light.accent)
  }
}
