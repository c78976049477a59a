import CheckoutFeature
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import PersistenceCore
import PersistenceCoreTesting

extension CheckoutPreviews {
  static let payment = [
    Preview("paying") {
      let scene = CheckoutScene()
      let checkout = await scene.checkoutInSight()
      await scene.payments.hold(forever)
      Task { await checkout.content.bar?.perform() }
      await until { checkout.content.bar?.isPending != false }
      return checkout
    },
    Preview("declined") { await paid(.refuse(.declined)) },
    Preview("declined-dark", appearance: dark) { await paid(.refuse(.declined)) },
    Preview("amount-changed") {
      let scene = CheckoutScene()
      let checkout = await scene.checkoutInSight()
      await scene.orders.set(orders: [.sample(total: 2600)])
      await scene.payments.next(
        .refuse(.amountChanged(Money(minorUnits: 2600, currency: .eur))))
      await checkout.content.bar?.perform()
      return checkout
    },
    Preview("amount-changed-offline") {
      let scene = CheckoutScene()
      let checkout = await scene.checkoutInSight()
      await scene.orders.fail(with: .unreachable)
      await scene.payments.next(
        .refuse(.amountChanged(Money(minorUnits: 2600, currency: .eur))))
      await checkout.content.bar?.perform()
      return checkout
    },
    Preview("already-paid") { await paid(.refuse(.alreadyPaid)) },
    Preview("signed-out") { await paid(.turnAway(.signedOut)) },
    Preview("payment-refused") { await paid(.turnAway(.other)) },
    Preview("payment-not-started") {
      let scene = CheckoutScene()
      let checkout = await scene.checkoutInSight()
      await scene.disk.fail(with: StorageError("disk full"))
      await checkout.content.bar?.perform()
      return checkout
    },
    Preview("checking-payment") { await paid(.loseAnswer) },
    Preview("nothing-charged") {
      let checkout = await paid(.drop)
      await checkout.content.bar?.perform()
      return checkout
    },
    Preview("payment-went-through") {
      let scene = CheckoutScene()
      await scene.payments.next(.loseAnswer)
      await scene.checkoutInSight().content.bar?.perform()
      return await scene.checkoutInSight()
    },
    Preview("bought-again") {
      let disk = FakeDataStore(["payment-attempts.json": Data("[".utf8)])
      let scene = CheckoutScene(disk: disk)
      await scene.payments.makePayment(
        of: CheckoutScene.order, amount: Money(minorUnits: 2450, currency: .eur))
      let checkout = await scene.checkoutInSight()
      await checkout.content.bar?.perform()
      return checkout
    },
  ]

  /// The checkout after a tap on Pay that went wrong.
  @MainActor
  private static func paid(_ fault: FakePaymentRepository.Fault) async -> any Screen {
    let scene = CheckoutScene()
    await scene.payments.next(fault)
    let checkout = await scene.checkoutInSight()
    await checkout.content.bar?.perform()
    return checkout
  }
}
