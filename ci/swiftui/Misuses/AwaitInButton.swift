// fails: to parameter expecting synchronous function type
import SwiftUI

/// A button's action is not asynchronous.
struct AwaitInButton: View {
  let pay: @MainActor () async -> Void

  var body: some View {
    Button(role: nil) {
      await pay()
    } label: {
      EmptyView()
    }
  }
}
