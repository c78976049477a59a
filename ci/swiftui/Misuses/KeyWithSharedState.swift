// fails: 'defaultValue' is not concurrency-safe
import SwiftUI

/// The default of a key is shared by all threads.
struct KeyWithSharedState: EnvironmentKey {
  static var defaultValue = 0
}
