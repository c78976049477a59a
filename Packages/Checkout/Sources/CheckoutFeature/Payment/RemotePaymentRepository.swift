import CommerceDomain
import Foundation
import NetworkCore

/// Payments by the server.
struct RemotePaymentRepository: PaymentRepository {
  let client: HTTPClient

  func pay(
    order: OrderID, amount: Money, key: String
  ) async throws(PaymentError) -> OrderID {
    do {
      var request = try HTTPRequest.json(
        .post, "v1", "payments", body: PaymentDTO(orderId: order, amount: amount))
      request.headers["Idempotency-Key"] = key
      let receipt: ReceiptDTO = try await client.send(request)
      return receipt.order.id
    } catch {
      throw PaymentError(error)
    }
  }

  func paidOrders(for order: OrderID) async throws(PaymentError) -> [OrderID] {
    do {
      let list: PaymentListDTO = try await client.send(
        .get("v1", "payments", query: [.init("orderId", order.rawValue)]))
      return list.payments.map(\.orderId)
    } catch {
      throw .unknown
    }
  }

  private struct PaymentListDTO: Decodable {
    let payments: [MadePaymentDTO]
  }

  private struct MadePaymentDTO: Decodable {
    let orderId: OrderID
  }

  private struct PaymentDTO: Encodable {
    let orderId: OrderID
    let amount: Money
  }

  private struct ReceiptDTO: Decodable {
    let order: PaidOrderDTO
  }

  private struct PaidOrderDTO: Decodable {
    let id: OrderID
  }
}

extension PaymentError {
  /// What a failed call means for somebody who wanted to pay. Whatever is no clear refusal leaves
  /// it unknown whether the charge was made.
  init(_ error: any Error) {
    guard case .status(let refusal)? = error as? HTTPError else {
      self = .unknown
      return
    }
    switch refusal.code {
    case "card_declined": self = .declined
    case "amount_changed": self = Self.amountChanged(in: refusal.body)
    case "already_paid": self = .alreadyPaid
    case "not_payable", "not_found": self = .notPayable
    case "key_reused": self = .keyReused
    default: self = .unknown
    }
  }

  private static func amountChanged(in body: Data) -> PaymentError {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: body) else {
      return .unknown
    }
    return .amountChanged(envelope.error.amount)
  }

  private struct Envelope: Decodable {
    let error: Reason
  }

  private struct Reason: Decodable {
    let amount: Money
  }
}
