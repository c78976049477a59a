import NetworkCore

/// Gives its answers in turn, the last one for ever; nil never answers until the caller gives up.
actor ScriptedTransport: HTTPTransport {
  typealias Answer = Result<HTTPResponse, HTTPError>

  private(set) var requests: [HTTPRequest] = []
  private var answers: [Answer?]
  private let silence = Gate()

  init(_ answers: [Answer?]) {
    self.answers = answers
  }

  init(statuses: Int...) {
    self.init(statuses.map { .success(HTTPResponse(status: $0)) })
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    requests.append(request)
    guard let answer = answers.count > 1 ? answers.removeFirst() : answers.first ?? nil else {
      return try await never()
    }
    return try answer.get()
  }

  private func never() async throws(HTTPError) -> HTTPResponse {
    await withTaskCancellationHandler {
      await silence.pass()
    } onCancel: {
      Task { await silence.open() }
    }
    throw .cancelled
  }
}
