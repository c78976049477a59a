import DesignCore

/// The basket, drawn from its view state.
@MainActor
struct BasketView: Screen {
  let model: BasketViewModel

  var content: ScreenContent {
    let state = model.viewState
    switch state.load {
    case .loading: return .loading(title: "Basket")
    case .failed(let message):
      return .failed(title: "Basket", message: message) { await model.retry() }
    case .loaded:
      return ScreenContent(title: "Basket", sections: sections(of: state), bar: bar(of: state))
    }
  }

  func appear() async { await model.load() }

  private func sections(of state: BasketViewState) -> [Section] {
    let notice = state.notice.map { [Section(rows: [.text(Text($0, tone: .critical))])] } ?? []
    guard !state.lines.isEmpty else {
      return notice + [Section(rows: [.text(Text("Your basket is empty.", tone: .secondary))])]
    }
    return notice + [
      Section(state.storeName, rows: state.lines.map(row)),
      Section(rows: state.fees.map { .item(Item(Text($0.name), value: Text($0.amount))) }),
    ]
  }

  private func row(_ line: BasketViewState.Line) -> Row {
    .stepper(
      Stepper(
        line.name, id: "line-\(line.id)", quantity: line.quantity, value: Text(line.amount),
        decrement: { await model.removeOne(line.id) }, increment: { await model.addOne(line.id) },
        remove: { await model.remove(line.id) }))
  }

  private func bar(of state: BasketViewState) -> Control? {
    guard let total = state.total else { return nil }
    return Control(
      "Check out", details: [total], id: "check-out", role: .primary,
      isEnabled: state.canCheckOut, isPending: state.isPending, isCommitting: true
    ) { await model.checkOut() }
  }
}
