import DesignCore

/// A store's page, drawn from its view state.
@MainActor
struct StoreDetailView: Screen {
  let model: StoreDetailViewModel

  var content: ScreenContent {
    let state = model.viewState
    var content = ScreenContent("Store", of: state.page, retry: model.refresh) { page in
      draw(page, notice: state.notice)
    }
    content.bar = state.basketBar.map(bar)
    content.prompt = state.prompt.map(prompt)
    return content
  }

  func appear() async { await model.onAppear() }
  func refresh() async { await model.refresh() }

  private func draw(_ page: StoreDetailViewState.Page, notice: String?) -> ScreenContent {
    ScreenContent(
      title: page.header.name,
      toolbar: [heart(page.heart)],
      sections: [Section(rows: header(page.header, notice: notice))]
        + page.sections.map { section in Section(section.title, rows: section.items.map(row)) }
        + (page.reviews.map { [reviews($0)] } ?? [])
    )
  }

  private func header(_ header: StoreDetailViewState.Header, notice: String?) -> [Row] {
    var rows: [Row] = [
      .photo(Photo(label: header.name, url: header.heroURL)),
      .text(Text(header.rating)),
      .text(Text("\(header.deliveryTime) · \(header.deliveryFee)", tone: .secondary)),
    ]
    if header.isClosed { rows.append(.text(Text("Closed now", tone: .warning))) }
    if let notice { rows.append(.text(Text(notice, tone: .critical))) }
    return rows
  }

  private func heart(_ heart: StoreDetailViewState.Heart) -> Control {
    Control(
      "Favourite", id: "favourite", label: "Favourite, \(heart.isFavourite ? "on" : "off")",
      icon: .favourite, isSelected: heart.isFavourite, isPending: heart.isPending
    ) { await model.toggleFavourite() }
  }

  private func row(_ item: StoreDetailViewState.ItemRow) -> Row {
    let inBasket = item.quantity > 0 ? ", \(item.quantity) in basket" : ""
    return .item(
      Item(
        Text(item.name),
        details: item.quantity > 0
          ? [Text("\(item.quantity) in basket", style: .caption, tone: .accent)] : [],
        value: Text(item.price),
        photo: Photo(label: item.name, url: item.imageURL),
        action: Control(
          "Add \(item.name), \(item.price)\(inBasket)", id: "add-\(item.id)", icon: .add,
          isEnabled: item.canAdd, isRepeatable: true
        ) { await model.add(item.id) }
      ))
  }

  private func reviews(_ reviews: StoreDetailViewState.Reviews) -> Section {
    Section(
      "Reviews",
      rows: [.text(Text(reviews.summary))]
        + reviews.latest.map { review in
          .item(
            Item(
              Text(review.author), details: [Text(review.text, tone: .secondary)],
              value: Text(review.rating)))
        }
    )
  }

  private func bar(_ bar: StoreDetailViewState.BasketBar) -> Control {
    Control(
      "Basket", details: [bar.count] + (bar.total.map { [$0] } ?? []), id: "basket-bar",
      role: .primary, isPending: bar.isPending
    ) { model.openBasket() }
  }

  private func prompt(_ prompt: StoreDetailViewState.NewBasketPrompt) -> Prompt {
    Prompt(
      title: "Start a new basket?",
      message: "Your items from \(prompt.currentStore) will be removed.",
      choices: [
        Control("Start a new basket", role: .destructive) { await model.confirmNewBasket() }
      ],
      cancel: Control("Cancel", role: .cancel) { model.cancelNewBasket() }
    )
  }
}
