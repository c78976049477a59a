import CommerceDomain
import Foundation

/// A payment request as the server takes it.
struct PaymentRequestDTO: Encodable {
  let orderId: OrderID
  let amount: Money
  let attempt: String

  init(_ attempt: PaymentAttempt) {
    orderId = attempt.order
    amount = attempt.amount
    self.attempt = attempt.key
  }
}

/// The answer to a payment request.
struct ReceiptDTO: Decodable {
  let order: PaidOrderDTO
  let amount: Money
  let status: String

  struct PaidOrderDTO: Decodable {
    let id: OrderID
    let againOf: OrderID?
    let status: String
  }

  var payment: Payment {
    Payment(
      order: order.id, againOf: order.againOf, amount: amount,
      isMade: status == "paid" && order.status == "paid")
  }
}

/// The payments that the server knows.
struct PaymentListDTO: Decodable {
  let payments: [MadePaymentDTO]
}

/// A payment in a list. A list holds payments that were made, unless it says otherwise.
struct MadePaymentDTO: Decodable {
  let payment: Payment

  private enum CodingKeys: String, CodingKey {
    case orderId, againOf, attempt, amount, paidAt, status
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    payment = Payment(
      order: try values.decode(OrderID.self, forKey: .orderId),
      againOf: try values.decodeIfPresent(OrderID.self, forKey: .againOf),
      amount: try values.decode(Money.self, forKey: .amount),
      attempt: try values.decodeIfPresent(String.self, forKey: .attempt),
      // Only shown: a date of an unknown shape is no reason not to know of the payment.
      paidAt: try? values.decodeIfPresent(Date.self, forKey: .paidAt),
      isMade: try values.decodeIfPresent(String.self, forKey: .status).map { $0 == "paid" } ?? true)
  }
}
