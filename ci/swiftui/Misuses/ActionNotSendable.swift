// fails: converting non-Sendable function value to '@Sendable () async -> Void'
import SwiftUI

/// A refresh runs anywhere, so its action is Sendable.
struct ActionNotSendable: View {
  let refresh: () async -> Void

  var body: some View {
    EmptyView().refreshable(action: refresh)
  }
}
