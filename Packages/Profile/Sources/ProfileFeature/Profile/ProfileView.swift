import CommerceDomain
import DesignCore

/// The profile, drawn from its view state.
@MainActor
struct ProfileView: Screen {
  let model: ProfileViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent("Profile", of: state.orders, retry: model.retry) { orders in
      ScreenContent(
        title: "Profile",
        sections: (state.offlineNotice.map { [offline($0)] } ?? []) + [
          section(of: orders),
          Section(rows: [
            .button(Control(state.favourites, id: "favourites") { model.openFavourites() })
          ]),
        ]
      )
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

  private func offline(_ notice: String) -> Section {
    Section(rows: [
      .text(Text(notice, tone: .warning)),
      .button(Control("Try again", role: .primary) { await model.load() }),
    ])
  }

  private func row(_ order: ProfileViewState.OrderRow) -> Row {
    .item(
      Item(
        Text(order.storeName),
        details: [Text(order.summary, style: .caption, tone: .secondary)],
        value: Text(order.total),
        action: Control(
          "\(order.storeName), \(order.summary), \(order.total)", id: "order-\(order.id)"
        ) { model.openOrder(order.id) },
        controls: order.checkoutLabel.map { [checkout(order.id, label: $0)] } ?? []
      ))
  }

  private func checkout(_ id: OrderID, label: String) -> Control {
    Control(String(label.prefix { $0 != "," }), id: "checkout-\(id)", label: label) {
      model.openCheckout(id)
    }
  }
}
