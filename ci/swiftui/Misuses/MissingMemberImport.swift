// fails: 'absoluteString' is not available due to missing import
import SwiftUI

/// What a link is made of belongs to Foundation, which has to be imported where it is used.
struct MissingMemberImport: View {
  var body: some View {
    EmptyView().onOpenURL { print($0.absoluteString) }
  }
}
