import DesignCore

/// A receipt, drawn from its view state.
@MainActor
struct ReceiptView: Screen {
  let model: ReceiptViewModel

  var content: ScreenContent {
    switch model.viewState.order {
    case .loading: .loading(title: "Receipt")
    case .failed(let message):
      .failed(title: "Receipt", message: message) { await model.load() }
    case .loaded(let receipt):
      ScreenContent(
        title: "Receipt",
        sections: [
          Section(rows: [
            .text(Text(receipt.title, style: .headline, tone: .positive)),
            .item(Item(Text(receipt.storeName), value: Text(receipt.total))),
          ])
        ],
        bar: Control("Done", role: .primary) { model.done() }
      )
    }
  }

  func appear() async { await model.load() }
}
