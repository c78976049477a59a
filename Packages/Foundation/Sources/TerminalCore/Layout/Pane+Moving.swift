/// A step of the focus or of the page.
enum Move: Hashable, CaseIterable {
  case up, down, left, right, pageUp, pageDown, first, last
}

extension Pane {
  /// The place with its scrolling within the body, and the focus in sight if it is to be.
  ///
  /// - Parameter height: the lines of the body in sight.
  func settled(_ place: ScreenPlace, height: Int) -> ScreenPlace {
    var place = place
    if let index = targets.firstIndex(where: { $0.id == place.focus }) { place.index = index }
    if place.followsFocus { place = showingFocus(place, height: height) }
    place.scroll = max(0, min(place.scroll, lastScroll(height)))
    return place
  }

  /// The place after a step; the same when it leads nowhere.
  ///
  /// - Parameter place: settled for the same height.
  func moved(_ place: ScreenPlace, by move: Move, height: Int) -> ScreenPlace {
    var place = place
    place.isMoved = true
    return switch move {
    case .left, .right: sideways(place, by: move == .left ? -1 : 1)
    case .up, .down: vertically(place, down: move == .down, height: height)
    case .pageUp: paged(place, by: -max(height - 1, 1), height: height)
    case .pageDown: paged(place, by: max(height - 1, 1), height: height)
    case .first: focusing(body.targets.first, place, scroll: 0)
    case .last: focusing(body.targets.last, place, scroll: lastScroll(height))
    }
  }

  /// Whether what has the focus is in sight, so that the person knows what a tap does.
  func showsFocus(_ place: ScreenPlace, height: Int) -> Bool {
    focused(at: place).map { isInSight($0, at: place, height: height) } ?? false
  }

  /// The controls that commit, could be tapped and are in sight, at least a line of each.
  func commitsInSight(at place: ScreenPlace, height: Int) -> [Target] {
    targets.filter { $0.commits && isInSight($0, at: place, height: height) }
  }

  private func isInSight(_ target: Target, at place: ScreenPlace, height: Int) -> Bool {
    target.id.part != .body || sight(place, height).overlaps(target.lines)
  }

  private func lastScroll(_ height: Int) -> Int { max(body.height - height, 0) }

  private func sight(_ place: ScreenPlace, _ height: Int) -> Range<Int> {
    place.scroll..<place.scroll + max(height, 0)
  }

  private func showingFocus(_ place: ScreenPlace, height: Int) -> ScreenPlace {
    guard let target = focused(at: place), target.id.part == .body else { return place }
    var place = place
    let bottom = target.lines.upperBound - height
    place.scroll = max(place.scroll, bottom)
    // A heading right above is shown with the first control below it.
    let top = leadingLine(of: target)
    let start = target.lines.upperBound - top <= height ? top : target.lines.lowerBound
    place.scroll = min(place.scroll, start)
    place.followsFocus = true
    return place
  }

  /// The first of the few lines above a control that are no other control's.
  private func leadingLine(of target: Target) -> Int {
    let first = target.lines.lowerBound
    let others = body.targets.lazy.filter { $0.lines.lowerBound < first }.map(\.lines.upperBound)
    guard let end = others.max() else { return 0 }
    return first - end <= 4 ? min(end, first) : first
  }

  private func focusing(
    _ target: Target?, _ place: ScreenPlace, scroll: Int
  ) -> ScreenPlace {
    var place = place
    place.scroll = scroll
    if let target { place.focus = target.id }
    place.followsFocus = false
    return place
  }

  private func sideways(_ place: ScreenPlace, by step: Int) -> ScreenPlace {
    guard let index = focusIndex(at: place), targets.indices.contains(index + step) else {
      return place
    }
    let (current, next) = (targets[index], targets[index + step])
    guard next.id.part == current.id.part, next.row == current.row else { return place }
    var place = place
    place.focus = next.id
    return place
  }

  private func vertically(_ place: ScreenPlace, down: Bool, height: Int) -> ScreenPlace {
    let next = neighbour(of: place, down: down)
    let canScroll = down ? place.scroll < lastScroll(height) : place.scroll > 0
    let isNear =
      next.map { next in
        guard next.id.part == .body else { return !canScroll }
        let reach = max(height - 1, 1)
        return next.lines.lowerBound < place.scroll + height + reach
          && next.lines.upperBound > place.scroll - reach
      } ?? false
    var moved = place
    if let next, isNear {
      moved.focus = next.id
      moved.followsFocus = true
      return settled(moved, height: height)
    }
    guard canScroll else { return place }
    moved.scroll += down ? 1 : -1
    moved.followsFocus = false
    return moved
  }

  /// The control above or below what has the focus, the one nearest to its column.
  private func neighbour(of place: ScreenPlace, down: Bool) -> Target? {
    guard let index = focusIndex(at: place) else {
      return down ? body.targets.first ?? footer.targets.first : header.targets.last
    }
    let current = targets[index]
    func isBeside(_ target: Target, _ other: Target) -> Bool {
      target.id.part == other.id.part && target.row == other.row
    }
    let nearest =
      down
      ? targets[index...].first { !isBeside($0, current) }
      : targets[...index].last { !isBeside($0, current) }
    guard let nearest else { return nil }
    return targets.lazy.filter { isBeside($0, nearest) }
      .min { abs($0.column - current.column) < abs($1.column - current.column) }
  }

  private func paged(_ place: ScreenPlace, by lines: Int, height: Int) -> ScreenPlace {
    var moved = place
    moved.scroll = max(0, min(place.scroll + lines, lastScroll(height)))
    moved.followsFocus = false
    let reachedEnd = moved.scroll == place.scroll
    let inSight = body.targets.lazy.filter {
      sight(moved, height).contains($0.lines.lowerBound)
        && sight(moved, height).contains($0.lines.upperBound - 1)
    }
    let next = lines > 0 ? (reachedEnd ? inSight.last : inSight.first) : inSight.first
    if let next { moved.focus = next.id }
    return settled(moved, height: height)
  }
}
