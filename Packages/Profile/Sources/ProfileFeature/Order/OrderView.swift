import DesignCore

/// The page of one order, drawn from its view state.
@MainActor
struct OrderView: Screen {
  let model: OrderViewModel

  var content: ScreenContent {
    ScreenContent("Order", of: model.viewState.order, retry: model.load, loaded: content)
  }

  func appear() async { await model.load() }

  private func content(_ order: OrderViewState.Detail) -> ScreenContent {
    ScreenContent(
      title: "Order",
      sections: [
        Section(rows: [.text(Text(order.summary, tone: .secondary))]),
        Section(
          order.storeName,
          rows: order.lines.map { .item(Item(Text($0.name), value: Text($0.amount))) }),
        Section(rows: [
          .item(
            Item(Text("Total", style: .headline), value: Text(order.total, style: .headline)))
        ]),
      ],
      bar: order.checkoutLabel.map { label in
        Control(label, id: "checkout", role: .primary) { model.openCheckout() }
      }
    )
  }
}
