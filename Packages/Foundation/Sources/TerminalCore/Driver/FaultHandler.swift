#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a handler needs to give the terminal back. It is allocated once and never freed, so that a
/// handler that runs at any time finds it.
private struct FaultPlan {
  var descriptor: Int32
  var modes: TerminalPlatform.Modes
  var bytes: UnsafeMutableBufferPointer<UInt8>
  /// How each signal was handled before, by its number.
  var previous: UnsafeMutableBufferPointer<sigaction>
}

/// The plan of the one terminal; nil before it is first taken over.
///
/// Unsafe only in name: it is set before the handlers are installed, always on the main actor, and
/// never taken back; the plan it points to is written while no handler is installed.
private nonisolated(unsafe) var faultPlan: UnsafeMutablePointer<FaultPlan>?

/// Gives the terminal back where the process ends by a fault, such as a trap.
///
/// After a fault only the handler runs, so it does all by itself, with calls that are allowed in
/// one. Then the signal comes again and is handled as it would have been.
@MainActor
struct FaultHandler {
  private var isInstalled = false

  /// - Parameter bytes: what gives the screen back.
  mutating func install(on descriptor: Int32, modes: TerminalPlatform.Modes, bytes: [UInt8]) {
    guard !isInstalled else { return }
    let plan = faultPlan ?? Self.makePlan(descriptor, modes, bytes)
    (plan.pointee.descriptor, plan.pointee.modes) = (descriptor, modes)
    faultPlan = plan
    for number in EndingSignals.faults {
      sigaction(number, nil, &plan.pointee.previous[Int(number)])
      guard !plan.pointee.previous[Int(number)].isIgnoring else { continue }
      var action = sigaction()
      action.setHandler { number in
        let saved = errno
        if let plan = faultPlan {
          _ = write(
            plan.pointee.descriptor, plan.pointee.bytes.baseAddress, plan.pointee.bytes.count)
          tcsetattr(plan.pointee.descriptor, TCSANOW, &plan.pointee.modes)
          // The signal is blocked until the handler returns, and is raised then.
          sigaction(number, &plan.pointee.previous[Int(number)], nil)
          raise(number)
        }
        errno = saved
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
    isInstalled = true
  }

  /// Puts back how faults were handled before.
  mutating func remove() {
    guard isInstalled, let plan = faultPlan else { return }
    for number in EndingSignals.faults where !plan.pointee.previous[Int(number)].isIgnoring {
      sigaction(number, &plan.pointee.previous[Int(number)], nil)
    }
    isInstalled = false
  }

  private static func makePlan(
    _ descriptor: Int32, _ modes: TerminalPlatform.Modes, _ bytes: [UInt8]
  ) -> UnsafeMutablePointer<FaultPlan> {
    let previous = UnsafeMutableBufferPointer<sigaction>.allocate(
      capacity: Int(EndingSignals.faults.max() ?? 0) + 1)
    previous.initialize(repeating: sigaction())
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let plan = UnsafeMutablePointer<FaultPlan>.allocate(capacity: 1)
    plan.initialize(
      to: FaultPlan(descriptor: descriptor, modes: modes, bytes: copy, previous: previous))
    return plan
  }
}
