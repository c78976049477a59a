import CommerceDomain
import CommerceDomainTesting
import Testing

@testable import StoreFeature

@Suite struct SetFavouriteUseCaseTests {
  private let store = StoreID("thai-garden")
  private let stores = FakeStoreRepository(stores: [.sample()])
  private let gate = Gate()

  /// Taps a heart and waits until its tap is counted, so that taps keep their order.
  private func tap(
    _ isFavourite: Bool, _ useCase: SetFavouriteUseCase
  ) async -> Task<SetFavouriteUseCase.Outcome, Never> {
    let before = await useCase.latestTap(on: store)
    let tap = Task { await useCase.set(isFavourite, store: store) }
    while await useCase.latestTap(on: store) == before { await Task.yield() }
    return tap
  }

  private func hold() async {
    let gate = gate
    await stores.hold { await gate.pass() }
  }

  @Test("a heart whose store may be among those that could not be read is not known")
  func leftOut() async {
    await stores.nextChange(.refuse(.unreachable))
    await stores.leaveOut(1)
    #expect(
      await SetFavouriteUseCase(favourites: stores).set(true, store: store)
        == .failed(
          isFavourite: nil, message: "We could not tell whether the favourite was saved."))
  }

  @Test("five fast hearts send at most two calls and end at the last one")
  func fiveHearts() async {
    await hold()
    let useCase = SetFavouriteUseCase(favourites: stores)
    let first = await tap(true, useCase)
    await gate.arrival()
    var rest: [Task<SetFavouriteUseCase.Outcome, Never>] = []
    for wanted in [false, true, false, true] { rest.append(await tap(wanted, useCase)) }
    await gate.open()

    #expect(await first.value == .superseded)
    #expect(await rest.last?.value == .saved(true))
    for tap in rest.dropLast() { #expect(await tap.value == .superseded) }
    #expect(await stores.favouriteRequests == [true, true])
  }

  @Test(
    "a slow first call and a second that is refused end at what the server has",
    arguments: [CallFailure.unavailable, .signedOut])
  func secondRefused(failure: CallFailure) async {
    await hold()
    let useCase = SetFavouriteUseCase(favourites: stores)
    let first = await tap(true, useCase)
    await gate.arrival()
    let second = await tap(false, useCase)
    let later = Gate()
    await stores.hold { await later.pass() }
    await gate.open()
    #expect(await first.value == .superseded)
    await later.arrival()
    await stores.nextChange(.refuse(failure))
    await later.open()
    #expect(
      await second.value
        == .failed(
          isFavourite: true, message: failure.explaining("The favourite could not be saved.")))
  }

  @Test("where the server cannot be asked, what it agreed to before counts")
  func unreadable() async {
    await hold()
    let useCase = SetFavouriteUseCase(favourites: stores)
    let first = await tap(true, useCase)
    await gate.arrival()
    let second = await tap(false, useCase)
    let offline = Gate()
    await stores.hold { await offline.pass() }
    await gate.open()
    #expect(await first.value == .superseded)
    await offline.arrival()
    await stores.fail(with: .unreachable)
    await offline.open()
    #expect(
      await second.value
        == .failed(
          isFavourite: true, message: "We could not tell whether the favourite was saved."))
  }

  @Test("a call whose answer was lost is saved if the server says so")
  func lostAnswer() async {
    await stores.nextChange(.loseAnswer)
    let useCase = SetFavouriteUseCase(favourites: stores)
    #expect(await useCase.set(true, store: store) == .saved(true))
  }

  @Test("an expired sign-in has its own words, and the state is not known")
  func signedOut() async {
    await stores.fail(with: .signedOut)
    let useCase = SetFavouriteUseCase(favourites: stores)
    #expect(
      await useCase.set(true, store: store)
        == .failed(
          isFavourite: nil,
          message: "The favourite could not be saved. Your sign-in has expired."))
  }

  @Test("what was agreed to in earlier calls is not held against a later failure")
  func forgets() async {
    let useCase = SetFavouriteUseCase(favourites: stores)
    #expect(await useCase.set(true, store: store) == .saved(true))
    await stores.fail(with: .signedOut)
    guard case .failed(nil, _) = await useCase.set(false, store: store) else {
      Issue.record("another device may have changed it since")
      return
    }
  }
}
