import DesignCore

/// A receipt, drawn from its view state.
@MainActor
struct ReceiptView: Screen {
  let model: ReceiptViewModel

  var content: ScreenContent {
    ScreenContent("Receipt", of: model.viewState.order, retry: model.load) { receipt in
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
