import CommerceDomain
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
      ScreenContent(title: "Profile", sections: [section(of: orders), more])
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

  private var more: Section {
    Section(rows: [.button(Control("Favourites") { model.openFavourites() })])
  }

  private func row(_ order: ProfileViewState.OrderRow) -> Row {
    .item(
      Item(
        Text(order.storeName),
        details: [Text(order.summary, style: .caption, tone: .secondary)],
        value: Text(order.total),
        action: Control(
          "\(order.storeName), \(order.summary), \(order.total)", id: "order-\(order.id)",
          title: "›"
        ) { model.openOrder(order.id) },
        controls: order.checkoutLabel.map { [checkout(order.id, label: $0)] } ?? []
      ))
  }

  private func checkout(_ id: OrderID, label: String) -> Control {
    Control(label, id: "checkout-\(id)", title: String(label.prefix { $0 != "," })) {
      model.openCheckout(id)
    }
  }
}
