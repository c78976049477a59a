// fails: instance method 'back()' cannot be called from outside of the actor
import NavigationCore
import SwiftUI

/// The navigator belongs to the main actor; a refresh runs anywhere.
struct MainActorFromAnywhere: View {
  let navigator: Navigator

  var body: some View {
    EmptyView().refreshable { navigator.back() }
  }
}
