import DesignCore

/// The options of an item, drawn from their view state.
@MainActor
struct ItemOptionsView: Screen {
  let model: ItemOptionsViewModel

  var content: ScreenContent {
    let state = model.viewState
    return ScreenContent("Options", of: state.item, retry: model.load) { item in
      ScreenContent(
        title: item.name,
        sections: (state.notice.map { [notice($0)] } ?? []) + item.options.map(section),
        bar: Control(
          "Add \(item.name), \(item.price)", id: "add", role: .primary, isEnabled: item.canAdd
        ) { await model.add() },
        prompt: state.promptStore.map(prompt)
      )
    }
  }

  func appear() async { await model.onAppear() }
  func refresh() async { await model.load() }

  private func notice(_ words: String) -> Section {
    Section(rows: [.text(Text(words, tone: .critical))])
  }

  private func section(_ option: ItemOptionsViewState.Option) -> Section {
    Section(
      option.title,
      rows: option.choices.map { choice in
        .button(
          Control(
            choice.name, id: "\(option.id)-\(choice.id)",
            label: "\(choice.name), \(choice.isChosen ? "chosen" : "not chosen")",
            icon: .choice, isSelected: choice.isChosen
          ) { model.choose(choice.id, of: option.id) })
      }
    )
  }

  private func prompt(_ currentStore: String) -> Prompt {
    Prompt(
      title: "Start a new basket?",
      message: "Your items from \(currentStore) will be removed.",
      choices: [
        Control("Start a new basket", role: .destructive) { await model.add(replacing: true) }
      ],
      cancel: Control("Cancel", role: .cancel) { model.cancelNewBasket() }
    )
  }
}
