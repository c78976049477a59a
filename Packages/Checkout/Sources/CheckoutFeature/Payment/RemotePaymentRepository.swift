import CommerceDomain
import Foundation
import NetworkCore

/// Payments by the server.
struct RemotePaymentRepository: PaymentRepository {
  let client: HTTPClient

  func pay(_ attempt: PaymentAttempt) async throws(PaymentError) -> Payment {
    do {
      var request = try HTTPRequest.json(
        .post, "v1", "payments", body: PaymentRequestDTO(attempt))
      request.headers["Idempotency-Key"] = attempt.key
      let receipt: ReceiptDTO = try await client.send(request)
      return receipt.payment
    } catch {
      throw PaymentError(error)
    }
  }

  func payment(of attempt: PaymentAttempt) async throws(PaymentError) -> Payment? {
    let payments = try await payments(HTTPRequest.Parameter("attempt", attempt.key))
    // A server that answers with anything else does not know the question.
    guard payments.allSatisfy({ $0.attempt == attempt.key }), payments.count <= 1 else {
      throw .noAnswer
    }
    return payments.first
  }

  func repeats(of order: OrderID) async throws(PaymentError) -> [Payment] {
    try await payments(HTTPRequest.Parameter("orderId", order.rawValue))
      .filter { $0.againOf == order }
      .sorted { ($0.paidAt ?? .distantPast) < ($1.paidAt ?? .distantPast) }
  }

  private func payments(
    _ parameter: HTTPRequest.Parameter
  ) async throws(PaymentError) -> [Payment] {
    do {
      let list: PaymentListDTO = try await client.send(.get("v1", "payments", query: [parameter]))
      return list.payments.map(\.payment)
    } catch {
      throw .noAnswer
    }
  }
}
