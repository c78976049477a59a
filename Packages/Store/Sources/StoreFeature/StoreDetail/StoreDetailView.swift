import DesignCore

/// A store's page, drawn from its view state.
@MainActor
struct StoreDetailView: Screen {
  let model: StoreDetailViewModel

  var content: ScreenContent {
    let state = model.viewState
    var content = ScreenContent(
      StoreDetailViewState.title, of: state.page, notice: state.notice, retry: model.refresh,
      loaded: content)
    content.bar = state.basketBar.map(bar)
    content.prompt = state.newBasketPrompt?.prompt(
      confirm: model.confirmNewBasket, cancel: model.cancelNewBasket)
    return content
  }

  func appear() async { await model.appear() }
  func refresh() async { await model.refresh() }

  private func content(of page: StoreDetailViewState.Page) -> ScreenContent {
    ScreenContent(
      title: page.name,
      toolbar: [heart(page.heart)],
      sections: [Section(rows: header(of: page))]
        + page.sections.map { section in Section(section.title, rows: section.items.map(row)) }
        + (page.reviews.map { [section(of: $0)] } ?? []) + Section.warning(page.leftOut))
  }

  private func header(of page: StoreDetailViewState.Page) -> [Row] {
    [
      .photo(page.photo),
      .text(Text(page.rating)),
      .text(Text(page.delivery, tone: .secondary)),
    ] + (page.closed.map { [.text(Text($0, tone: .warning))] } ?? [])
  }

  private func heart(_ heart: StoreDetailViewState.Heart) -> Control {
    Control(
      heart.title, id: "favourite", label: heart.label, icon: .favourite,
      isSelected: heart.isFavourite, isPending: heart.isPending
    ) { await model.toggleFavourite() }
  }

  private func row(_ item: StoreDetailViewState.ItemRow) -> Row {
    .item(
      Item(
        Text(item.name),
        details: item.inBasket.map { Text($0, style: .caption, tone: .accent) },
        value: Text(item.price),
        photo: Photo(label: item.name, url: item.imageURL),
        action: Control(
          item.label, id: "add-\(item.id)", icon: .add, isEnabled: item.canAdd, isRepeatable: true
        ) { await model.add(item.id) }))
  }

  private func section(of reviews: StoreDetailViewState.Reviews) -> Section {
    Section(
      reviews.title,
      rows: [.text(Text(reviews.summary))]
        + reviews.latest.map { review in
          .item(
            Item(
              Text(review.author), details: [Text(review.text, tone: .secondary)],
              value: Text(review.rating)))
        })
  }

  private func bar(_ bar: StoreDetailViewState.BasketBar) -> Control {
    Control(
      bar.title, details: bar.details, id: "basket-bar", role: .primary, isPending: bar.isPending
    ) { model.openBasket() }
  }
}
