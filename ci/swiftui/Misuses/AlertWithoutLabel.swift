// fails: missing argument label 'isPresented:'
import SwiftUI

struct AlertWithoutLabel: View {
  @State private var isAsking = false

  var body: some View {
    EmptyView().alert(Text(verbatim: "Sure?"), $isAsking) { EmptyView() }
  }
}
