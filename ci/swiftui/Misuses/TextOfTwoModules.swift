// fails: 'Text' is ambiguous for type lookup
import DesignCore
import SwiftUI

/// Both modules have a `Text`: say which.
struct TextOfTwoModules: View {
  let title: Text

  var body: some View { EmptyView() }
}
