import CommerceDomain
import Foundation
import NetworkCore

/// Lets a price rise between the moment an order is shown and the moment it is paid.
func repriceBeforePayment(_ request: HTTPRequest, _ state: inout BackendState) {
  guard request.call == "POST /v1/payments", let body = request.body,
    let payment = try? JSONDecoder().decode(RepricedPayment.self, from: body),
    let total = state.newTotals.removeValue(forKey: payment.orderId),
    let index = state.orders.firstIndex(where: { $0.id == payment.orderId })
  else { return }
  let old = state.orders[index].total
  let new = Money(minorUnits: total, currency: old.currency)
  let (difference, overflow) = total.subtractingReportingOverflow(old.minorUnits)
  guard !overflow else { return }
  state.orders[index].total = new
  state.orders[index].fees.append(
    FeeRecord(
      kind: "price change", amount: Money(minorUnits: difference, currency: old.currency)))
}

private struct RepricedPayment: Decodable {
  let orderId: OrderID
}

extension HTTPRequest {
  /// Whether doing the call twice would do its work twice.
  var requiresKey: Bool { call == "POST /v1/orders" || call == "POST /v1/payments" }
}
