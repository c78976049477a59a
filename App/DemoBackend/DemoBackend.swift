public import NetworkCore
public import PersistenceCore

/// A server inside the process that keeps the whole contract, on the demo's data.
///
/// Requests are answered as bytes, as over a wire. Without a store it forgets at the end; with one,
/// a change is durable before it is answered.
public actor DemoBackend: HTTPTransport {
  private let router = CallRouter(catalogue: .demo)
  private let options: DemoBackendOptions
  private let clock: any Clock<Duration>
  private let storage: BackendStorage?

  private var loaded: BackendState?
  private var faultCounts: [FaultRule: Int] = [:]
  private var runningKeys: Set<String> = []

  /// - Parameters:
  ///   - store: where state and answers are kept; nil to forget them.
  ///   - clock: what the latency is waited on.
  ///   - log: takes a line when a kept state cannot be read.
  public init(
    options: DemoBackendOptions = DemoBackendOptions(), store: (any DataStore)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.options = options
    self.clock = clock
    storage = store.map { BackendStorage(store: $0, log: log) }
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let fault = nextFault(for: request)
    if fault == .drop {
      try await wait()
      throw .transport("the connection was lost")
    }
    if case .status(let status) = fault {
      try await wait()
      return Answer(Refusal(status, "unavailable", "as asked for")).response
    }
    let response = try await answer(request)
    if fault == .lost { throw .transport("the connection was lost") }
    return response
  }

  /// A call with a key that is still running is refused, so the key is taken before any waiting.
  private func answer(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let key = request.method == .post ? request.headers["Idempotency-Key"] : nil
    if let key {
      guard runningKeys.insert(key).inserted else {
        return Answer(Refusal(409, "in_progress", "this key's first request still runs")).response
      }
    }
    defer { if let key { runningKeys.remove(key) } }
    try await wait()
    return await carryOut(request, key: key)
  }

  private func carryOut(_ request: HTTPRequest, key: String?) async -> HTTPResponse {
    var state = await current()
    do throws(Refusal) {
      if request.path != ["v1", "token"] { try TokenCalls.authorize(request, state) }
      if let key, let earlier = try state.answers.answer(to: request, key: key) {
        return earlier
      }
      if request.requiresKey, key == nil {
        throw Refusal(400, "key_missing", "this call takes an Idempotency-Key")
      }
    } catch {
      return Answer(error).response
    }
    repriceBeforePayment(request, &state)
    let response = answer(to: request, &state)
    // A server's own failure may be tried again with the same key; every other answer is final.
    if let key, response.status < 500 { state.answers.record(response, to: request, key: key) }
    guard request.method != .get else { return response }
    loaded = state
    return await keep(state) ?? response
  }

  private func answer(to request: HTTPRequest, _ state: inout BackendState) -> HTTPResponse {
    do throws(Refusal) {
      return try router.answer(to: request, state: &state).response
    } catch {
      return Answer(error).response
    }
  }

  private func keep(_ state: BackendState) async -> HTTPResponse? {
    guard let storage else { return nil }
    do {
      try await storage.save(state)
      return nil
    } catch {
      return Answer(Refusal(500, "storage", "the change could not be kept")).response
    }
  }

  /// Calls may arrive while the state is read for the first time; the first to finish wins.
  private func current() async -> BackendState {
    if let loaded { return loaded }
    let kept = await storage?.load()
    if let loaded { return loaded }
    var state = kept ?? .demo(router.catalogue)
    state.newTotals.merge(options.newTotals) { $1 }
    loaded = state
    return state
  }

  private func wait() async throws(HTTPError) {
    guard options.latency > .zero else { return }
    do {
      try await clock.sleep(for: options.latency)
    } catch {
      throw .cancelled
    }
  }

  private func nextFault(for request: HTTPRequest) -> FaultRule.Fault? {
    for rule in options.faults where rule.hits(request) {
      let count = faultCounts[rule, default: 0]
      if let limit = rule.count, count >= limit { continue }
      faultCounts[rule] = count + 1
      return rule.fault
    }
    return nil
  }
}
