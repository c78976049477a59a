import DesignCore

/// The list of stores, drawn from its view state.
@MainActor
struct StoresView: Screen {
  let model: StoresViewModel

  var content: ScreenContent {
    ScreenContent("Stores", of: model.viewState.stores, retry: model.retry) { stores in
      ScreenContent(
        title: "Stores",
        sections: [
          Section(
            rows: stores.isEmpty
              ? [.text(Text("No store delivers to you yet.", tone: .secondary))]
              : stores.map(row))
        ])
    }
  }

  func appear() async { await model.onAppear() }
  func refresh() async { await model.load() }

  private func row(_ store: StoresViewState.StoreRow) -> Row {
    .item(
      Item(
        Text(store.name, style: .headline),
        details: [
          Text(store.rating, style: .caption),
          Text(store.delivery, style: .caption, tone: .secondary),
        ],
        value: store.isOpen ? nil : Text("Closed", tone: .warning),
        action: Control(
          "\(store.name), \(store.isOpen ? "" : "closed, ")\(store.rating), \(store.delivery)",
          id: "store-\(store.id)"
        ) { model.open(store.id) }
      ))
  }
}
