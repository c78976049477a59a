extension HTTPTransport {
  /// What came of sending a request, as a value.
  func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}
