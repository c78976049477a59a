import SwiftUI

/// A link to copy the form of, in a face that tells its letters apart.
struct LinkCard: View {
  let link: String

  var body: some View {
    Label {
      Text(verbatim: link).font(.body.monospaced())
    } icon: {
      Image(systemName: "link").accessibilityHidden(true)
    }
  }
}
