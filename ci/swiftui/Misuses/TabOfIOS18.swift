// fails: 'SwiftUI' has no member named 'Tab'
import SwiftUI

/// `Tab` is of iOS 18.
struct TabOfIOS18: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      SwiftUI.Tab("Stores", systemImage: "storefront", value: 0) { EmptyView() }
    }
  }
}
