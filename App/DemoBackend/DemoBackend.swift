public import Foundation
public import NetworkCore
public import PersistenceCore

/// A server inside the process that fulfils the whole contract, on the demo's data.
///
/// Requests are answered as bytes, as over a wire. Without a store it forgets at the end; with one,
/// a change is durable before it is answered, and a state that cannot be read refuses every call.
public actor DemoBackend: HTTPTransport {
  private let router = CallRouter(catalogue: .demo)
  private let options: DemoBackendOptions
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let storage: BackendStorage?
  private let log: @Sendable (String) -> Void

  private var loaded: BackendState?
  private var lastCall: Task<HTTPResponse, Never>?
  private var faultCounts: [FaultRule: Int] = [:]
  private var runningKeys: Set<String> = []

  /// - Parameters:
  ///   - store: stores state and answers; nil to forget them.
  ///   - clock: times the latency.
  ///   - now: the server's time of day, for the age of keys and the dates of orders and payments;
  ///     nil for the system's with a store, and for one that stands still without, so that every run
  ///     is the same.
  ///   - log: receives a line when a stored state cannot be read.
  public init(
    options: DemoBackendOptions = DemoBackendOptions(), store: (any DataStore)? = nil,
    clock: any Clock<Duration> = ContinuousClock(), now: (@Sendable () -> Date)? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.options = options
    self.clock = clock
    if let now {
      self.now = now
    } else if store == nil {
      self.now = { DemoClock.start }
    } else {
      self.now = { Date() }
    }
    self.log = log
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
    return await inTurn(request, key: key)
  }

  /// Carries out one call after the other, so that what is stored is never older than what was
  /// answered. A call is carried out to its end, whether or not its caller waits.
  private func inTurn(_ request: HTTPRequest, key: String?) async -> HTTPResponse {
    let earlier = lastCall
    let call = Task {
      _ = await earlier?.value
      return await carryOut(request, key: key)
    }
    lastCall = call
    return await call.value
  }

  private func carryOut(_ request: HTTPRequest, key: String?) async -> HTTPResponse {
    do throws(StorageError) {
      var state = try await current()
      let response = answer(to: request, key: key, &state)
      if request.method != .get, state != loaded {
        try await storage?.save(state)
        loaded = state
      }
      return response
    } catch {
      log("the demo backend's state: \(error)")
      return Answer(Refusal(500, "storage", "the state cannot be read or stored")).response
    }
  }

  private func answer(
    to request: HTTPRequest, key: String?, _ state: inout BackendState
  ) -> HTTPResponse {
    let now = now()
    state.answers.forget(at: now)
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
    let response = carryOut(request, at: now, &state)
    // A server's own failure may be tried again with the same key; every other answer is final.
    if let key, response.status < 500 {
      state.answers.record(response, to: request, key: key, at: now)
    }
    return response
  }

  private func carryOut(
    _ request: HTTPRequest, at now: Date, _ state: inout BackendState
  ) -> HTTPResponse {
    do throws(Refusal) {
      return try router.answer(to: request, at: now, state: &state).response
    } catch {
      return Answer(error).response
    }
  }

  /// The state, read at the first call. Throws `StorageError`, at every call until it can be read.
  private func current() async throws(StorageError) -> BackendState {
    if let loaded { return loaded }
    var state = try await storage?.load(router.catalogue) ?? .demo(router.catalogue)
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
