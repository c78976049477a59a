import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer while it arrives, and whether to go on.
struct PartialAnswer {
  /// How many heads an answer may have: all but the last are interim (RFC 9110 §15.2).
  private static let mostHeads = 10

  private static let blockSize = 16 * 1024

  private let limit: Int
  private var heads = 0
  private var response: HTTPURLResponse?
  /// The body in blocks: one buffer that grows would leave ever larger holes in the memory.
  private var blocks: [Data] = []
  private var count = 0

  /// - Parameter limit: How many bytes the body may have.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the head; returns why the rest is not wanted, nil when it is.
  mutating func begin(_ response: URLResponse) -> HTTPError? {
    guard let response = response as? HTTPURLResponse else {
      return .transport("not an HTTP answer")
    }
    heads += 1
    guard heads <= Self.mostHeads else { return .transport("too many interim answers") }
    self.response = response
    blocks = []
    count = 0
    let head = HTTPResponse(response, body: Data())
    if let flaw = head.headFlaw { return .transport(flaw) }
    return (head.announcedLength ?? 0) > limit ? .tooLarge(limit: limit) : nil
  }

  /// Takes the next part of the body; returns why the rest is not wanted, nil when it is.
  mutating func append(_ part: Data) -> HTTPError? {
    guard part.count <= limit - count else {
      blocks = []
      return .tooLarge(limit: limit)
    }
    count += part.count
    if let last = blocks.indices.last, blocks[last].count + part.count <= Self.blockSize {
      blocks[last] += part
    } else {
      blocks.append(part)
    }
    return nil
  }

  /// Why an answer of which so many bytes are not yet reported is not wanted; nil when it is. Nobody
  /// reads a redirect's body or trailer fields, and no head is that long.
  func flaw(ofUnreported count: Int) -> HTTPError? {
    let most = min(limit, 64 * 1024)
    return count > most ? .tooLarge(limit: most) : nil
  }

  /// What came of it, with the code of the session's error if there was one.
  func result(of task: URLSessionTask, code: Int?) -> Result<HTTPResponse, HTTPError> {
    if let code, !Platform.isOfItsOwnMaking(code, response) {
      return .failure(HTTPError(sessionCode: code))
    }
    guard let response = response ?? task.response as? HTTPURLResponse else {
      return .failure(.transport("not an HTTP answer"))
    }
    let answer = HTTPResponse(response, body: blocks.reduce(into: Data()) { $0 += $1 })
    return answer.flaw.map { .failure(.transport($0)) } ?? .success(answer)
  }
}
