import DesignCore

/// The options of an item, drawn from their view state.
@MainActor
struct ItemOptionsView: Screen {
  let model: ItemOptionsViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent(
      ItemOptionsViewState.title, of: state.item, notice: state.notice, retry: model.refresh
    ) { item in
      ScreenContent(
        title: item.name, sections: item.options.map(section), bar: bar(of: item),
        prompt: state.newBasketPrompt?.prompt(
          confirm: model.confirmNewBasket, cancel: model.cancelNewBasket))
    }
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func section(_ option: ItemOptionsViewState.Option) -> Section {
    Section(option.title, rows: option.choices.map { row($0, of: option) })
  }

  private func row(
    _ choice: ItemOptionsViewState.Choice, of option: ItemOptionsViewState.Option
  ) -> Row {
    .button(
      Control(
        choice.name, id: "\(option.id)-\(choice.id)", label: choice.label, icon: .choice,
        isSelected: choice.isChosen
      ) { model.choose(choice.id, of: option.id) })
  }

  private func bar(of item: ItemOptionsViewState.Item) -> Control {
    Control(
      item.addTitle, details: [item.price], id: "add", role: .primary, isEnabled: item.canAdd
    ) { await model.add() }
  }
}
