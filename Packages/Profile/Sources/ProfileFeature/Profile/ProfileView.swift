import DesignCore

/// The profile, drawn from its view state.
@MainActor
struct ProfileView: Screen {
  let model: ProfileViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(
      title: ProfileViewState.title,
      sections: notices(of: state) + [
        Section(ProfileViewState.ordersTitle, of: state.orders, retry: model.refresh) { orders in
          orders.isEmpty
            ? [.text(Text(ProfileViewState.noOrders, tone: .secondary))] : orders.map(row)
        }
      ] + Section.warning(state.leftOut) + [
        Section(rows: [
          .button(Control(state.favourites, id: "favourites") { model.openFavourites() })
        ])
      ])
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func notices(of state: ProfileViewState) -> [Section] {
    let texts = [
      state.notice.map { Text($0, tone: .critical) },
      state.storedNotice.map { Text($0, tone: .warning) },
      state.storesNotice.map { Text($0, tone: .warning) },
    ].compactMap(\.self)
    guard !texts.isEmpty else { return [] }
    let retry = Control("Try again", role: .primary) { await model.refresh() }
    return [Section(id: "notices", rows: texts.map { .text($0) } + [.button(retry)])]
  }

  private func row(_ order: ProfileViewState.OrderRow) -> Row {
    .item(
      Item(
        Text(order.storeName),
        details: [Text(order.summary, style: .caption, tone: .secondary)],
        value: Text(order.total),
        action: Control(order.label, id: "order-\(order.id)") { model.openOrder(order.id) },
        controls: order.checkout.map { offer in
          [
            Control(offer.title, id: "checkout-\(order.id)", label: offer.label) {
              model.openCheckout(order.id)
            }
          ]
        } ?? []))
  }
}
