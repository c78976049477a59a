/// Holds whoever comes until it is opened, and tells when somebody has come.
public actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  public init() {}

  /// Waits for the gate to open.
  public func pass() async {
    guard !isOpen else { return }
    watchers.forEach { $0.resume() }
    watchers = []
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Returns when somebody waits at the gate.
  public func arrival() async {
    guard waiting.isEmpty, !isOpen else { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  /// Lets everybody pass, from now on.
  public func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}
