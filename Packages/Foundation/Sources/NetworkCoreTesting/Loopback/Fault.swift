public import Foundation
public import NetworkCore

/// A way for a server to misbehave on one request.
///
/// Those that spoil an answer do the work first: the hard case is a change that was made and not
/// heard of.
public enum Fault: Sendable {
  /// Does the work and answers later.
  case delay(Duration)
  /// Does the work and never answers, until the client goes away.
  case stall
  /// Does the work and sends the answer in pieces of so many bytes, with a pause between them.
  case drip(bytes: Int, every: Duration)
  /// Does the work and resets the connection.
  case reset
  /// Does the work and leaves out the last bytes that it announced.
  case truncate(bytes: Int)
  /// Does the work and closes the connection without a word.
  case closeEarly
  /// Does the work and says something that is not HTTP.
  case garbage
  /// Does the work and puts so many bytes of header before the answer.
  case hugeHeaders(bytes: Int)
  /// Does the work and calls an uncompressed answer gzip.
  case badGzip
  /// Does the work and answers with the same body, compressed, its last bytes cut off and not
  /// missed in its length.
  case cutGzip
  /// Does the work and answers with this body, of no announced length.
  case unannounced(Data)
  /// Does the work and answers with this body in chunks of these sizes, in turn.
  case chunked(Data, sizes: [Int])
  /// Does the work and sends these bytes, and then the others again and again until the client goes
  /// away.
  case flood(head: Data, then: Data)
  /// Does nothing and sends elsewhere.
  case redirect(to: String)
  /// Does nothing and gives this answer.
  case answer(HTTPResponse)

  /// Does nothing and answers with a status and an error in the contract's form.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> Fault {
    .answer(
      HTTPResponse(
        status: status, headers: headers, body: Data(#"{"error":{"code":"asked_for"}}"#.utf8)))
  }
}

/// Chooses the fault of a request; nil to behave. The number counts the requests so far, from 1.
public typealias FaultPlan = @Sendable (_ request: HTTPRequest, _ number: Int) -> Fault?
