import RoutingCore

/// What a screen asks for through its own router. It acts on that screen's place only.
extension Navigator {
  func open(_ route: any Route, from entry: NavigationEntry?) {
    let isTabRoot = isTabRoot(route)
    switch position(of: entry) {
    case .inSight(let tab): show(route, inTab: tab)
    case .topOutOfSight(let tab) where !isTabRoot: show(route, inTab: tab)
    case .belowSheet(let tab) where !isTabRoot && route.isPushed:
      stacks[tab].push(self.entry(route))
    case .topOutOfSight, .belowSheet, .covered, .gone: return ignore("open", route)
    }
    showCurrent()
  }

  func replace(_ entry: NavigationEntry?, with route: any Route) {
    let position = position(of: entry)
    guard let entry, let tab = position.tab, entry !== stacks[tab].entries.first else {
      return ignore("replace", route)
    }
    let isTabRoot = isTabRoot(route)
    if route.isPushed, !isTabRoot, entry !== stacks[tab].sheet {
      stacks[tab].replace(entry, with: self.entry(route))
    } else {
      stacks[tab].remove(entry)
      switch position {
      case .inSight: show(route, inTab: tab)
      case .topOutOfSight where !isTabRoot: show(route, inTab: tab)
      case .topOutOfSight, .belowSheet, .covered, .gone: ignore("open", route)
      }
    }
    showCurrent()
  }

  func dismiss(_ entry: NavigationEntry?) {
    switch position(of: entry) {
    case .inSight(let tab), .topOutOfSight(let tab), .belowSheet(let tab):
      if let entry { stacks[tab].remove(entry) }
      showCurrent()
    case .covered, .gone: break
    }
  }

  private func isTabRoot(_ route: any Route) -> Bool { tab(ofRoot: route) != nil }

  private func position(of entry: NavigationEntry?) -> ScreenPosition {
    guard let entry, let tab = stacks.firstIndex(where: { $0.contains(entry) }) else {
      return .gone
    }
    if entry === current { return .inSight(tab: tab) }
    if entry === stacks[tab].top { return .topOutOfSight(tab: tab) }
    if entry === stacks[tab].entries.last { return .belowSheet(tab: tab) }
    return .covered(tab: tab)
  }

  private func ignore(_ request: String, _ route: any Route) {
    log("ignored \(request) of \(route): the screen that asked for it is out of the way")
  }
}

/// Where a screen is that asks for something.
private enum ScreenPosition {
  case inSight(tab: Int)
  /// The top of another tab's stack, or its sheet.
  case topOutOfSight(tab: Int)
  /// The top of a stack, below the sheet of that stack.
  case belowSheet(tab: Int)
  /// Below another screen of its stack.
  case covered(tab: Int)
  /// No longer in the navigation.
  case gone

  var tab: Int? {
    switch self {
    case .inSight(let tab), .topOutOfSight(let tab), .belowSheet(let tab), .covered(let tab): tab
    case .gone: nil
    }
  }
}
