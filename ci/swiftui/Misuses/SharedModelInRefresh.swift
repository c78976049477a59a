// fails: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
import SwiftUI

final class Counter {
  var count = 0
}

/// What a refresh captures crosses threads.
struct SharedModelInRefresh: View {
  let counter: Counter

  var body: some View {
    EmptyView().refreshable { [counter] in counter.count += 1 }
  }
}
