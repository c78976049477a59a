import CommerceDomain
import DesignCore

/// The favourite stores, drawn from their view state.
@MainActor
struct FavouritesView: Screen {
  let model: FavouritesViewModel

  var content: ScreenContent {
    ScreenContent("Favourites", of: model.viewState, retry: model.retry) { stores in
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

  private func row(_ store: StoreSummary) -> Row {
    .item(
      Item(
        Text(store.name),
        action: Control(store.name, id: "store-\(store.id)") { model.open(store.id) }
      ))
  }
}
