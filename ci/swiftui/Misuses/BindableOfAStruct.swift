// fails: the wrapped value must be an Observable object
import SwiftUI

struct Settings {
  var isOn = false
}

/// Only an Observable object can be bound.
struct BindableOfAStruct: View {
  @Bindable var settings: Settings

  var body: some View { EmptyView() }
}
