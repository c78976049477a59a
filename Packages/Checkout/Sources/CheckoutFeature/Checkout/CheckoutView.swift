import DesignCore

/// The checkout screen, drawn from its view state.
@MainActor
struct CheckoutView: Screen {
  let model: CheckoutViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(state.title, of: state.order, retry: model.refresh) { summary in
      ScreenContent(
        title: state.title, sections: sections(of: summary), bar: summary.action.map(control),
        prompt: summary.question.map(prompt))
    }
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func sections(of summary: CheckoutViewState.Summary) -> [Section] {
    let introduction = summary.introduction.map { [Row.text(Text($0))] } ?? []
    return [
      Section(summary.storeName, id: "lines", rows: introduction + summary.lines.map { row($0) }),
      Section(id: "total", rows: [row(summary.total, style: .headline)]),
      Section(
        id: "payment", rows: summary.notices.map { .text(Text($0.text, tone: $0.tone)) }),
    ]
  }

  private func row(_ line: CheckoutViewState.Line, style: Text.Style = .body) -> Row {
    .item(
      Item(
        Text(line.name, style: style),
        details: line.details.map { Text($0, style: .caption, tone: .secondary) },
        value: Text(line.amount, style: style)))
  }

  private func control(_ action: CheckoutViewState.Action) -> Control {
    Control(
      action.label, id: "\(action.kind)", role: .primary, isEnabled: !action.isPending,
      isPending: action.isPending, isCommitting: action.kind == .pay
    ) {
      switch action.kind {
      case .pay: await model.pay()
      case .check: await model.check()
      case .showReceipt: model.showReceipt()
      case .leave: model.leave()
      }
    }
  }

  private func prompt(_ question: CheckoutViewState.Question) -> Prompt {
    Prompt(
      title: question.title, message: question.message,
      choices: [
        Control(question.yes, role: .primary, isCommitting: true) { await model.payOnceMore() }
      ],
      cancel: Control(question.no, role: .cancel) { model.cancelPayment() })
  }
}
