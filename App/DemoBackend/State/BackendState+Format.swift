extension BackendState {
  /// The state of an earlier format as the current one has it.
  func inCurrentFormat(_ catalogue: Catalogue) -> BackendState {
    var state = self
    state.format = Self.currentFormat
    let keys = answers.paymentKeys
    for index in payments.indices where payments[index].attempt == nil {
      state.payments[index].attempt = keys[payments[index].paymentId]
    }
    for index in basket.lines.indices {
      let line = basket.lines[index]
      guard let item = basket.storeID.flatMap(catalogue.store)?.item(line.itemID) else { continue }
      state.basket.lines[index].choices = item.inMenuOrder(line.choices)
    }
    return state
  }
}
