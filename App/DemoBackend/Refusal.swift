import CommerceDomain

/// A call that the server does not carry out, with its reason.
struct Refusal: Error {
  let status: Int
  let code: String
  let message: String
  /// What the amount is now, where the reason is that it changed.
  var amount: Money?

  init(_ status: Int, _ code: String, _ message: String, amount: Money? = nil) {
    self.status = status
    self.code = code
    self.message = message
    self.amount = amount
  }

  static let notFound = Refusal(404, "not_found", "there is no such thing")
  static let badRequest = Refusal(400, "bad_request", "the body is not what this call takes")

  /// The body that carries it.
  struct Body: Encodable {
    let error: Reason

    struct Reason: Encodable {
      let code: String
      let message: String
      let amount: Money?
    }
  }

  var body: Body {
    Body(error: .init(code: code, message: message, amount: amount))
  }
}
