extension HTTPTransport {
  /// What came of sending a request for so long: after that `timeout`, and it is cancelled.
  ///
  /// Both ends are children of this call, so nothing of it is left when it returns; it relies on
  /// a cancelled transport ending promptly.
  func result(
    of request: HTTPRequest, within limit: Duration, on clock: any Clock<Duration>
  ) async -> Result<HTTPResponse, HTTPError> {
    guard limit > .zero else { return .failure(.timeout) }
    return await withTaskGroup(of: Result<HTTPResponse, HTTPError>?.self) { group in
      group.addTask { await self.result(of: request) }
      group.addTask {
        do {
          try await clock.sleep(for: limit)
          return .failure(.timeout)
        } catch {
          return nil
        }
      }
      defer { group.cancelAll() }
      for await result in group {
        // Nil is a clock that was cancelled with the caller; the transport ends too.
        if let result { return result }
      }
      return .failure(.cancelled)
    }
  }

  private func result(of request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}
