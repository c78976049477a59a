import DesignCore

/// The favourite stores, drawn from their view state.
@MainActor
struct FavouritesView: Screen {
  let model: FavouritesViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(
      FavouritesViewState.title, of: state.stores, notice: state.notice, retry: model.refresh
    ) { stores in
      ScreenContent(
        title: FavouritesViewState.title,
        sections: [Section(rows: rows(of: stores))] + Section.warning(state.leftOut))
    }
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func rows(of stores: [FavouritesViewState.StoreRow]) -> [Row] {
    stores.isEmpty
      ? [.text(Text(FavouritesViewState.empty, tone: .secondary))]
      : stores.map { store in
        .item(
          Item(
            Text(store.name),
            action: Control(store.name, id: "store-\(store.id)") { model.openStore(store.id) }))
      }
  }
}
