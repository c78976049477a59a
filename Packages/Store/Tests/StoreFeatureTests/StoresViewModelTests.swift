import DesignCore
import CommerceDomain
import CommerceDomainTesting
import Foundation
import RoutingCoreTesting
import StoreAPI
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct StoresViewModelTests {
  private let repository = FakeStoreRepository(stores: [
    .sample(id: "corner-deli", name: "Corner Deli")
  ])
  private let router = RecordingRouter()

  private func makeModel(locale: String = "en_IE") -> StoresViewModel {
    StoresViewModel(
      stores: repository, formatter: StoreFormatter(locale: Locale(identifier: locale)),
      router: router)
  }

  @Test("a store shows its rating, its delivery and its fee in the person's locale")
  func words() async {
    let irish = makeModel()
    await irish.appear()
    #expect(irish.viewState.stores.content?.first?.rating == "4.6 · 1,200 reviews")
    #expect(irish.viewState.stores.content?.first?.delivery == "25–35 min · €1.99 delivery")

    let german = makeModel(locale: "de_DE")
    await german.appear()
    #expect(german.viewState.stores.content?.first?.rating == "4,6 · 1.200 reviews")
    #expect(german.viewState.stores.content?.first?.delivery == "25–35 min · 1,99\u{a0}€ delivery")
  }

  @Test("a failure is told, and trying again loads the stores")
  func retry() async {
    await repository.fail(with: .unreachable)
    let model = makeModel()
    await model.appear()
    #expect(model.viewState.stores == .failed(message: "The stores could not be loaded."))

    await repository.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.stores.content?.map(\.name) == ["Corner Deli"])
  }

  @Test(
    "what a person may do something about is told with the failure",
    arguments: [
      (CallFailure.signedOut, "Your sign-in has expired."),
      (.unreadable, "The server does not answer as the shop does."),
    ])
  func reasons(error: CallFailure, reason: String) async {
    await repository.fail(with: error)
    let model = makeModel()
    await model.appear()
    #expect(model.viewState.stores == .failed(message: "The stores could not be loaded. \(reason)"))
  }

  @Test("a tapped store is opened by route")
  func open() {
    makeModel().openStore(StoreID("corner-deli"))
    #expect(
      router.requests == [.open(AnyHashable(StoreRoute(storeID: StoreID("corner-deli"))))])
  }

  @Test("stores that were loaded stay when they cannot be loaded again, and that is said")
  func reloadFails() async {
    let model = makeModel()
    await model.appear()
    await repository.fail(with: .unreachable)
    await model.refresh()
    #expect(model.viewState.stores.content?.map(\.name) == ["Corner Deli"])
    #expect(model.viewState.notice == "The stores could not be loaded.")
    await repository.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.notice == nil)
  }

  @Test("stores that could not be read are counted below the others")
  func leftOut() async {
    await repository.leaveOut(2)
    let model = makeModel()
    await model.appear()
    #expect(model.viewState.leftOut == "2 stores could not be read and are not shown.")
    await repository.leaveOut(0)
    await model.refresh()
    #expect(model.viewState.leftOut == nil)
  }

  @Test("a delivery within one minute, and a store without reviews, read as a person says it")
  func edges() async {
    let store = StoreSummary(
      id: StoreID("new"), name: "New", isOpen: true, rating: Rating(average: 0, count: 0),
      deliveryMinutes: 30...30, deliveryFee: .zero(.eur))
    let formatter = StoreFormatter(locale: Locale(identifier: "en_IE"))
    #expect(formatter.rating(store) == "No reviews yet")
    #expect(formatter.delivery(store) == "30 min · €0.00 delivery")
  }
}
