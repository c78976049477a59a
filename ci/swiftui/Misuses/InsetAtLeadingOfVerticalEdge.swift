// fails: type 'VerticalEdge' has no member 'leading'
import SwiftUI

struct InsetAtLeadingOfVerticalEdge: View {
  var body: some View {
    EmptyView().safeAreaInset(edge: VerticalEdge.leading) { EmptyView() }
  }
}
