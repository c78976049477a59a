// fails: requires that 'Place' conform to 'Hashable'
import SwiftUI

struct Place {}

/// The path of a stack holds Hashable elements.
struct PathElementNotHashable: View {
  @State private var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) { EmptyView() }
  }
}
