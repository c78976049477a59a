import CommerceDomain
import Foundation
import NetworkCore

/// Payments: an order is charged once.
enum PaymentCalls {
  private struct Wish: Decodable {
    let orderId: OrderID
    let amount: Money
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

  static func list(_ request: HTTPRequest, _ state: BackendState) throws(Refusal) -> Answer {
    guard let id = request.query.first(where: { $0.name == "orderId" })?.value else {
      throw .badRequest
    }
    let payments = state.payments.filter {
      $0.orderId.rawValue == id || $0.againOf?.rawValue == id
    }
    return Answer(PaymentList(payments: payments))
  }

  static func pay(_ request: HTTPRequest, _ state: inout BackendState) throws(Refusal) -> Answer {
    let wish: Wish = try request.decoded()
    guard let index = state.orders.firstIndex(where: { $0.id == wish.orderId }) else {
      throw .notFound
    }
    try check(wish, state.orders[index])

    let paid: OrderRecord
    if state.orders[index].status == .delivered {
      paid = again(state.orders[index], &state)
      state.orders.append(paid)
    } else {
      state.orders[index].status = .paid
      paid = state.orders[index]
      emptyBasket(of: paid.id, &state)
    }
    state.lastPaymentNumber += 1
    let payment = PaymentRecord(
      paymentId: "payment-\(state.lastPaymentNumber)", orderId: paid.id, againOf: paid.againOf,
      amount: paid.total, paidAt: DemoClock.start
    )
    state.payments.append(payment)
    return Answer(
      Receipt(paymentId: payment.paymentId, order: paid, amount: paid.total), status: 201)
  }

  private static func check(_ wish: Wish, _ order: OrderRecord) throws(Refusal) {
    switch order.status {
    case .paid: throw Refusal(409, "already_paid", "the order is paid")
    case .cancelled: throw Refusal(409, "not_payable", "the order is cancelled")
    case .awaitingPayment, .delivered: break
    }
    guard wish.amount == order.total else {
      throw Refusal(409, "amount_changed", "the order costs another amount", amount: order.total)
    }
    // The test card is declined by the amount, so that a decline can be had at will.
    guard order.total.minorUnits % 100 != 2 else {
      throw Refusal(402, "card_declined", "the card was declined")
    }
  }

  private static func again(_ order: OrderRecord, _ state: inout BackendState) -> OrderRecord {
    let number = state.nextOrderNumber()
    return OrderRecord(
      id: OrderID("\(number)"), storeId: order.storeId, storeName: order.storeName,
      placedAt: DemoClock.moment(ofOrder: number), status: .paid, lines: order.lines,
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
