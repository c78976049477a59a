import Foundation

/// A state as the first version of the backend stored it: order 1001 was bought again, and a basket
/// line has its choices in another order than the menu.
enum FirstFormat {
  static var state: Data {
    let line = """
      {"itemId":"pastrami-on-rye","lineTotal":{"currency":"EUR","minorUnits":2251},\
      "name":"Pastrami on Rye","quantity":1,"unitPrice":{"currency":"EUR","minorUnits":2251}}
      """
    let fee = #"{"amount":{"currency":"EUR","minorUnits":199},"kind":"delivery"}"#
    let total = #"{"currency":"EUR","minorUnits":2450}"#
    func order(_ id: String, _ status: String, placedAt: String, more: String = "") -> String {
      """
      {\(more)"fees":[\(fee)],"id":"\(id)","lines":[\(line)],"placedAt":\(placedAt),\
      "status":"\(status)","storeId":"corner-deli","storeName":"Corner Deli","total":\(total)}
      """
    }
    let again = #""againOf":"1001","#
    let paid = order("1004", "paid", placedAt: #""2026-01-15T12:01:00Z""#, more: again)
    let answer = #"{"amount":\#(total),"order":\#(paid),"paymentId":"payment-1","status":"paid"}"#
    return Data(
      """
      {"answers":{"answers":{"key-1":{"body":"\(base64(answer))","call":"POST /v1/payments",\
      "requestBody":"\(base64(request))","status":201}}},\
      "basket":{"lines":[{"choices":["medium","prawns"],"itemID":"green-curry","quantity":1}],\
      "storeID":"thai-garden","version":8},"basketVersions":["1004",7],\
      "favourites":["thai-garden"],"lastOrderNumber":1004,"lastPaymentNumber":1,"newTotals":[],\
      "orders":[\(order("1001", "delivered", placedAt: "790084800")),\
      \(order("1004", "paid", placedAt: "790171260", more: again))],\
      "payments":[{\(again)"amount":\(total),"orderId":"1004","paidAt":790171200,\
      "paymentId":"payment-1"}],\
      "tokens":{"accessToken":"access-1","count":1,"refreshToken":"refresh-1"}}
      """.utf8)
  }

  /// The payment as it was asked for, without an attempt.
  static let request = #"{"amount":{"currency":"EUR","minorUnits":2450},"orderId":"1001"}"#

  private static func base64(_ text: String) -> String {
    Data(text.utf8).base64EncodedString()
  }
}
