import DesignCore

/// The basket, drawn from its view state.
@MainActor
struct BasketView: Screen {
  let model: BasketViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(state.title, of: state.basket, retry: model.refresh) { contents in
      ScreenContent(
        title: state.title, sections: sections(of: contents), bar: contents.checkOut.map(bar))
    }
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func sections(of contents: BasketViewState.Contents) -> [Section] {
    let notice = contents.notice.map { [Row.text(Text($0, tone: .critical))] } ?? []
    let empty = contents.emptyMessage.map { [Row.text(Text($0, tone: .secondary))] } ?? []
    let note =
      contents.totalNote.map { [Row.text(Text($0, style: .caption, tone: .secondary))] } ?? []
    return [
      Section(id: "notice", rows: notice),
      Section(contents.storeName, id: "lines", rows: empty + contents.lines.map(row)),
      Section(
        id: "fees",
        rows: contents.fees.map { .item(Item(Text($0.name), value: Text($0.amount))) } + note),
    ].filter { !$0.rows.isEmpty }
  }

  private func row(_ line: BasketViewState.Line) -> Row {
    .stepper(
      Stepper(
        line.name, id: "line-\(line.id)", spokenLabel: line.spokenName, quantity: line.quantity,
        details: line.choices.map { [Text($0, style: .caption, tone: .secondary)] } ?? [],
        value: Text(line.amount), canIncrement: line.canAdd,
        decrement: { await model.removeOne(line.id) }, increment: { await model.addOne(line.id) },
        remove: { await model.remove(line.id) }))
  }

  private func bar(of checkOut: BasketViewState.CheckOut) -> Control {
    Control(
      checkOut.label, details: checkOut.total.map { [$0] } ?? [], id: "check-out", role: .primary,
      isEnabled: checkOut.isEnabled, isPending: checkOut.isPending, isCommitting: true
    ) { await model.checkOut() }
  }
}
