// fails: requires that 'Text' conform to 'ToolbarContent'
import SwiftUI

/// A toolbar holds items, not views.
struct ViewInToolbar: View {
  var body: some View {
    EmptyView().toolbar { Text(verbatim: "Done") }
  }
}
