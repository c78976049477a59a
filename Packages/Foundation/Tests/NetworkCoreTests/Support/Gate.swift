/// Holds those who wait until it is opened; lets a test wait until somebody stands before it.
actor Gate {
  private var isOpen = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private var watchers: [(count: Int, CheckedContinuation<Void, Never>)] = []

  /// Waits until the gate is open.
  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      held.append(continuation)
      let reached = watchers.filter { $0.count <= held.count }
      watchers.removeAll { $0.count <= held.count }
      reached.forEach { $0.1.resume() }
    }
  }

  func open() {
    isOpen = true
    held.forEach { $0.resume() }
    held = []
  }

  /// Waits until so many stand before the closed gate.
  func waits(for count: Int) async {
    guard held.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }
}
