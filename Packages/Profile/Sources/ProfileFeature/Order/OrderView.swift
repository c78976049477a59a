import DesignCore

/// The page of one order, drawn from its view state.
@MainActor
struct OrderView: Screen {
  let model: OrderViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(
      OrderViewState.title, of: state.order, notice: state.notice, retry: model.refresh,
      loaded: content)
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func content(of order: OrderViewState.Detail) -> ScreenContent {
    ScreenContent(
      title: OrderViewState.title,
      sections: [
        Section(rows: [.text(Text(order.summary, tone: .secondary))]),
        Section(order.storeName, rows: order.lines.map(row)),
        Section(rows: [row(OrderViewState.totalTitle, order.total, style: .headline)]),
      ],
      bar: order.checkout.map { offer in
        Control(
          offer.title, details: [offer.total], id: "checkout", label: offer.label, role: .primary
        ) { model.openCheckout() }
      })
  }

  private func row(_ line: OrderViewState.Line) -> Row {
    .item(
      Item(
        Text(line.name),
        details: line.choices.map { [Text($0, style: .caption, tone: .secondary)] } ?? [],
        value: Text(line.amount)))
  }

  private func row(_ name: String, _ amount: String, style: Text.Style) -> Row {
    .item(Item(Text(name, style: style), value: Text(amount, style: style)))
  }
}
