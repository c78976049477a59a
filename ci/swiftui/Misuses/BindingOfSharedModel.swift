// fails: capture of 'model' with non-Sendable type 'Switch' in a '@Sendable' closure
import SwiftUI

final class Switch {
  var isOn = false
}

/// What a binding's closures capture crosses threads.
nonisolated func binding(of model: Switch) -> Binding<Bool> {
  Binding(get: { model.isOn }, set: { model.isOn = $0 })
}
