// fails: 'self' is immutable
import SwiftUI

/// A view is a value: what changes is state.
struct WritingToBody: View {
  var count = 0

  var body: some View {
    Button(role: nil) {
      count += 1
    } label: {
      EmptyView()
    }
  }
}
