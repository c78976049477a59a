// fails: cannot convert value of type 'Answer?' to expected argument type 'Binding<Item?>'
import SwiftUI

struct Answer: Identifiable {
  let id = 0
}

/// The item is a binding, or nothing could close the sheet.
struct SheetOfAValue: View {
  let answer: Answer?

  var body: some View {
    EmptyView().sheet(item: answer) { _ in EmptyView() }
  }
}
