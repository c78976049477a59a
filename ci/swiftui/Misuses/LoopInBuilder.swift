// fails: control flow statement cannot be used with result builder 'ViewBuilder'
import SwiftUI

/// A view builder has no loops; `ForEach` is a view.
struct LoopInBuilder: View {
  var body: some View {
    for index in 0..<3 { Text(verbatim: "\(index)") }
  }
}
