// fails: do not have matching underlying types
import SwiftUI

/// Without a builder, both branches have to be of one type.
struct BranchesOfTwoTypes: View {
  let isOpen: Bool

  var body: some View { label() }

  private func label() -> some View {
    if isOpen { return Text(verbatim: "open").bold() }
    return Text(verbatim: "closed").opacity(0.5)
  }
}
