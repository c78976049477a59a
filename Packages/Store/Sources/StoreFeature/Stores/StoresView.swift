import DesignCore

/// The list of stores, drawn from its view state.
@MainActor
struct StoresView: Screen {
  let model: StoresViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(
      StoresViewState.title, of: state.stores, notice: state.notice, retry: model.refresh
    ) { stores in
      ScreenContent(
        title: StoresViewState.title,
        sections: [Section(rows: rows(of: stores))] + Section.warning(state.leftOut))
    }
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func rows(of stores: [StoresViewState.StoreRow]) -> [Row] {
    stores.isEmpty
      ? [.text(Text(StoresViewState.empty, tone: .secondary))]
      : stores.map(row)
  }

  private func row(_ store: StoresViewState.StoreRow) -> Row {
    .item(
      Item(
        Text(store.name, style: .headline),
        details: [
          Text(store.rating, style: .caption),
          Text(store.delivery, style: .caption, tone: .secondary),
        ],
        value: store.closed.map { Text($0, tone: .warning) },
        action: Control(store.label, id: "store-\(store.id)") { model.openStore(store.id) }))
  }
}
