// fails: cannot convert value of type '[NavigationEntry]' to expected argument type 'Binding
// fails: generic parameter 'Data' could not be inferred
import NavigationCore
import SwiftUI

/// A swipe back writes the path, so the path is a binding.
struct StackWithoutABinding: View {
  let navigator: Navigator

  var body: some View {
    NavigationStack(path: navigator.stack) { EmptyView() }
  }
}
