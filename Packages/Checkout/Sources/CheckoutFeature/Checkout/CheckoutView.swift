import DesignCore

/// The checkout screen, drawn from its view state.
@MainActor
struct CheckoutView: Screen {
  /// How an order is laid out.
  enum Layout {
    /// Every line of the order.
    case full
    /// Only what is paid: the second version.
    case compact
  }

  let model: CheckoutViewModel
  var layout = Layout.full

  var content: ScreenContent {
    ScreenContent("Checkout", of: model.viewState.order, retry: model.retry) { summary in
      content(of: summary)
    }
  }

  func appear() async { await model.onAppear() }
  func refresh() async { await model.load() }

  private func content(of summary: CheckoutViewState.Summary) -> ScreenContent {
    ScreenContent(
      title: layout == .full ? "Checkout" : "Express checkout",
      sections: lines(of: summary) + [
        Section(rows: [row(.init(name: "Total", amount: summary.total), style: .headline)]),
        Section(rows: status(of: summary.payment)),
      ],
      bar: bar(of: summary)
    )
  }

  private func lines(of summary: CheckoutViewState.Summary) -> [Section] {
    switch layout {
    case .full:
      [Section(summary.storeName, rows: (summary.lines + summary.fees).map { row($0) })]
    case .compact:
      [Section(rows: [.text(Text("Your order from \(summary.storeName)"))])]
    }
  }

  private func row(_ line: CheckoutViewState.Line, style: Text.Style = .body) -> Row {
    .item(Item(Text(line.name, style: style), value: Text(line.amount, style: style)))
  }

  private func status(of payment: CheckoutViewState.Payment) -> [Row] {
    switch payment {
    case .ready(nil): []
    case .ready(let notice?): [.text(Text(notice, tone: .critical))]
    case .paying: [.text(Text("Paying…", tone: .secondary))]
    case .checking:
      [.text(Text("We're checking your payment. You will not be charged twice.", tone: .warning))]
    case .closed(let message): [.text(Text(message))]
    }
  }

  private func bar(of summary: CheckoutViewState.Summary) -> Control? {
    switch summary.payment {
    case .ready: pay("Pay \(summary.total)")
    case .paying: pay("Pay \(summary.total)", isEnabled: false)
    case .checking: pay("Check again")
    case .closed: nil
    }
  }

  private func pay(_ label: String, isEnabled: Bool = true) -> Control {
    Control(
      label, id: "pay", role: .primary, isEnabled: isEnabled, isPending: !isEnabled,
      isCommitting: true
    ) { await model.pay() }
  }
}
