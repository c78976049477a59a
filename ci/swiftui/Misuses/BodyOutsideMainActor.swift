// fails: main actor-isolated property 'body' can not be referenced from a nonisolated
import SwiftUI

/// A body belongs to the main actor.
nonisolated func contents(of view: some View) -> Any { view.body }
