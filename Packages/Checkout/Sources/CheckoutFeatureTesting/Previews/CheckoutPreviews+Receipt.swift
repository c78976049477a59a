import CommerceDomain
import CommerceDomainTesting
import DesignCore

extension CheckoutPreviews {
  static let receipt = [
    Preview("receipt-loading") { CheckoutScene().receiptScreen },
    Preview("receipt") {
      await CheckoutScene(orders: [.sample(status: .paid)]).receiptInSight()
    },
    Preview("receipt-dark", appearance: dark) {
      await CheckoutScene(orders: [.sample(status: .paid)]).receiptInSight()
    },
    Preview("receipt-names") { await CheckoutScene(orders: [.inDinars]).receiptInSight() },
    Preview("receipt-offline") {
      let scene = CheckoutScene()
      await scene.orders.fail(with: .unreachable)
      return await scene.receiptInSight()
    },
  ]
}
