import DesignCore

/// The profile, drawn from its view state.
@MainActor
struct ProfileView: Screen {
  let model: ProfileViewModel

  var content: ScreenContent {
    switch model.viewState.orders {
    case .loading: .loading(title: "Profile")
    case .failed(let message):
      .failed(title: "Profile", message: message) { await model.retry() }
    case .loaded(let orders):
      ScreenContent(title: "Profile", sections: [section(of: orders)])
    }
  }

  func appear() async { await model.load() }

  private func section(of orders: [ProfileViewState.OrderRow]) -> Section {
    Section(
      "Recent orders",
      rows: orders.isEmpty
        ? [.text(Text("You have not ordered anything yet.", tone: .secondary))]
        : orders.map(row)
    )
  }

  private func row(_ order: ProfileViewState.OrderRow) -> Row {
    .item(
      Item(
        Text(order.storeName),
        details: [Text(order.summary, style: .caption, tone: .secondary)],
        value: Text(order.total),
        controls: order.buyAgainLabel.map { label in
          [
            Control(label, id: "buy-again-\(order.id)", title: "Buy again") {
              model.buyAgain(order.id)
            }
          ]
        } ?? []
      ))
  }
}
