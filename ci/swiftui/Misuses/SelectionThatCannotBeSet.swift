// fails: 'selectedTab' setter is inaccessible
import NavigationCore
import SwiftUI

/// A tab bar writes the selection; the navigator's own is read only.
struct SelectionThatCannotBeSet: View {
  @Bindable var navigator: Navigator

  var body: some View {
    TabView(selection: $navigator.selectedTab) { EmptyView() }
  }
}
