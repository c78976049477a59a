import CommerceDomain
import CommerceDomainTesting
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@Suite struct SerialFavouriteUseCaseTests {
  private let store = StoreID("thai-garden")
  private let repository = FakeStoreRepository(stores: [.sample()])

  @Test("five fast hearts send at most two requests and end at the last wish")
  func fiveHearts() async {
    let gate = Gate()
    await repository.hold { await gate.pass() }
    let useCase = SerialFavouriteUseCase(repository: repository)
    let first = Task { await useCase.set(true, store: store) }
    await gate.arrival()
    var rest: [Task<SerialFavouriteUseCase.Outcome, Never>] = []
    for wanted in [false, true, false, true] {
      rest.append(await useCase.started(wanted, store: store))
    }
    await gate.open()

    #expect(await first.value == .superseded)
    #expect(await rest.map(\.self).last?.value == .saved(true))
    for tap in rest.dropLast() { #expect(await tap.value == .superseded) }
    #expect(await repository.favouriteRequests == [true, true])
  }

  @Test("a wish that failed is told as failed")
  func failure() async {
    await repository.fail(with: .unreachable)
    let useCase = SerialFavouriteUseCase(repository: repository)
    #expect(await useCase.set(true, store: store) == .failed)
  }
}

extension SerialFavouriteUseCase {
  /// Starts asking for a state, and returns once that wish is noted.
  fileprivate func started(_ isFavourite: Bool, store: StoreID) async -> Task<Outcome, Never> {
    let (starts, start) = AsyncStream.makeStream(of: Never.self)
    let task = Task {
      // Who waits for this needs the actor, and gets it when the wish waits for the one before.
      start.finish()
      return await set(isFavourite, store: store)
    }
    for await _ in starts {}
    return task
  }
}
