import Observation

/// Returns once a condition holds. It sleeps until a change of what the condition last read wakes
/// it, so the condition must read observable state, such as a view model's or a screen's content.
///
/// It goes on when the task is cancelled.
@MainActor
public func until(_ condition: @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { changed in
      withObservationTracking {
        _ = condition()
      } onChange: {
        changed.resume()
      }
    }
  }
}
