import DesignCore

/// The favourite stores, drawn from their view state.
@MainActor
struct FavouritesView: Screen {
  let model: FavouritesViewModel

  var content: ScreenContent {
    switch model.viewState {
    case .loading: .loading(title: "Favourites")
    case .failed(let message):
      .failed(title: "Favourites", message: message) { await model.retry() }
    case .loaded(let stores):
      ScreenContent(
        title: "Favourites",
        sections: [
          Section(
            rows: stores.isEmpty
              ? [.text(Text("No store is a favourite yet.", tone: .secondary))]
              : stores.map(row))
        ]
      )
    }
  }

  func appear() async { await model.load() }

  private func row(_ store: FavouriteStore) -> Row {
    .item(
      Item(
        Text(store.name),
        action: Control(store.name, id: "store-\(store.id)") { model.open(store.id) }
      ))
  }
}
