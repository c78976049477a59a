import CommerceDomain
import Foundation
import NetworkCore

/// Payments: one attempt charges an order at most once.
enum PaymentCalls {
  private struct PaymentRequest: Decodable {
    let orderId: OrderID
    let amount: Money
    /// The same value as the `Idempotency-Key`, which the payment keeps after the key is forgotten.
    let attempt: String?
  }

  private struct Receipt: Encodable {
    let paymentId: String
    let order: OrderRecord
    let amount: Money
    let status = "paid"
  }

  private struct PaymentList: Encodable {
    let payments: [PaymentRecord]
  }

  /// The payments of an order and of those that repeat it, or the one of an attempt.
  static func list(_ request: HTTPRequest, _ state: BackendState) throws(Refusal) -> Answer {
    guard request.query.count == 1, let question = request.query.first else { throw .badRequest }
    let payments = state.payments.filter { payment in
      switch question.name {
      case "orderId":
        payment.orderId.rawValue == question.value || payment.againOf?.rawValue == question.value
      case "attempt": payment.attempt == question.value
      default: false
      }
    }
    guard ["orderId", "attempt"].contains(question.name) else { throw .badRequest }
    return Answer(PaymentList(payments: payments))
  }

  static func pay(
    _ request: HTTPRequest, at now: Date, _ state: inout BackendState
  ) throws(Refusal) -> Answer {
    let asked: PaymentRequest = try request.decoded()
    let key = request.headers["Idempotency-Key"]
    guard asked.attempt == nil || asked.attempt == key else { throw .badRequest }
    guard let index = state.orders.firstIndex(where: { $0.id == asked.orderId }) else {
      throw .notFound
    }
    try check(asked, state.orders[index])

    let paid: OrderRecord
    if state.orders[index].status == .delivered {
      paid = again(state.orders[index], at: now, &state)
      state.orders.append(paid)
    } else {
      state.orders[index].status = .paid
      paid = state.orders[index]
      emptyBasket(of: paid.id, &state)
    }
    state.lastPaymentNumber += 1
    let payment = PaymentRecord(
      paymentId: "payment-\(state.lastPaymentNumber)", orderId: paid.id, againOf: paid.againOf,
      attempt: key, amount: paid.total, paidAt: now
    )
    state.payments.append(payment)
    return Answer(
      Receipt(paymentId: payment.paymentId, order: paid, amount: paid.total), status: 201)
  }

  private static func check(_ asked: PaymentRequest, _ order: OrderRecord) throws(Refusal) {
    switch order.status {
    case .paid: throw Refusal(409, "already_paid", "the order is paid")
    case .cancelled, .other:
      throw Refusal(409, "not_payable", "the order is \(order.status.rawValue)")
    case .awaitingPayment, .delivered: break
    }
    guard asked.amount == order.total else {
      throw Refusal(409, "amount_changed", "the order costs another amount", amount: order.total)
    }
    // The test card is declined by the amount, so that a decline can be had at will.
    guard order.total.minorUnits % 100 != 2 else {
      throw Refusal(402, "card_declined", "the card was declined")
    }
  }

  private static func again(
    _ order: OrderRecord, at now: Date, _ state: inout BackendState
  ) -> OrderRecord {
    OrderRecord(
      id: state.nextOrderID(), storeId: order.storeId, storeName: order.storeName,
      placedAt: state.momentOfNextOrder(at: now), status: .paid, lines: order.lines,
      fees: order.fees, total: order.total, againOf: order.id
    )
  }

  /// What was put into the basket after the order was made stays there.
  private static func emptyBasket(of order: OrderID, _ state: inout BackendState) {
    guard state.basketVersions.removeValue(forKey: order) == state.basket.version else { return }
    state.basket.storeID = nil
    state.basket.lines = []
    state.basket.version += 1
  }
}
