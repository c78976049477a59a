/// What leads from an order to its checkout.
struct CheckoutOffer: Equatable {
  var title: String
  var total: String
  var label: String
}
