import DesignCore

/// A receipt, drawn from its view state.
@MainActor
struct ReceiptView: Screen {
  let model: ReceiptViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(state.title, of: state.order, retry: model.refresh) { receipt in
      ScreenContent(
        title: state.title,
        sections: [
          Section(rows: [
            .text(Text(receipt.heading, style: .headline, tone: .positive)),
            .item(Item(Text(receipt.storeName), value: Text(receipt.total))),
          ]),
          Section(rows: state.notice.map { [.text(Text($0, tone: .critical))] } ?? []),
        ],
        bar: Control(receipt.done, role: .primary) { model.done() })
    }
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }
}
