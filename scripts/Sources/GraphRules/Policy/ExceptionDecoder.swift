import GraphFacts

/// Reads the list of exceptions.
struct ExceptionDecoder {
  let places: JSONPlaces

  func decode(_ field: PolicyField) throws(PolicyError) -> [EdgeException] {
    var exceptions: [EdgeException] = []
    for item in try field.items() {
      let exception = try exception(item)
      if let twin = exceptions.firstIndex(where: { $0.isSameEdge(as: exception) }) {
        throw item.error("this is the edge of \(field.keyPath)[\(twin)] again")
      }
      exceptions.append(exception)
    }
    return exceptions
  }

  private func exception(_ field: PolicyField) throws(PolicyError) -> EdgeException {
    try field.expectKeys(["from", "to", "rule", "owner", "reason", "until"])
    return EdgeException(
      rule: try field["rule"]?.ruleID() ?? Rule.layer.id,
      from: try field.text("from"), to: try field.text("to"),
      owner: try owner(field), reason: try field.text("reason"), until: try until(field),
      position: places[field.keyPath] ?? .start)
  }

  private func owner(_ field: PolicyField) throws(PolicyError) -> String {
    let owner = try field.text("owner")
    guard OwnersFile.isTeam(owner) else {
      throw field.error("\(owner) is not a team; people leave, so write @org/team", at: "owner")
    }
    return owner
  }

  private func until(_ field: PolicyField) throws(PolicyError) -> CalendarDate {
    let text = try field.text("until")
    guard let date = CalendarDate(text) else {
      throw field.error("\(text) is no day; write it as YYYY-MM-DD", at: "until")
    }
    return date
  }
}

extension EdgeException {
  fileprivate func isSameEdge(as other: EdgeException) -> Bool {
    (rule, from, to) == (other.rule, other.from, other.to)
  }
}

extension PolicyField {
  /// The id of a rule there is.
  func ruleID() throws(PolicyError) -> String {
    let id = try text()
    let ids = Rule.all.map(\.id)
    guard ids.contains(id) else {
      throw error("there is no rule \(id); \(NearNames.hint(for: id, in: ids, "rules"))")
    }
    return id
  }
}
