import DesignCore

/// The checkout screen, drawn from its view state.
@MainActor
struct CheckoutView: Screen {
  let model: CheckoutViewModel

  var content: ScreenContent {
    switch model.viewState.order {
    case .loading: .loading(title: "Checkout")
    case .failed(let message):
      .failed(title: "Checkout", message: message) { await model.retry() }
    case .loaded(let summary): content(of: summary)
    }
  }

  func appear() async { await model.onAppear() }
  func refresh() async { await model.load() }

  private func content(of summary: CheckoutViewState.Summary) -> ScreenContent {
    ScreenContent(
      title: "Checkout",
      sections: [
        Section(summary.storeName, rows: (summary.lines + summary.fees).map(row)),
        Section(rows: [
          .item(
            Item(
              Text("Total", style: .headline),
              value: Text(summary.total, style: .headline)))
        ]),
      ]
    )
  }

  private func row(_ line: CheckoutViewState.Line) -> Row {
    .item(Item(Text(line.name), value: Text(line.amount)))
  }
}
