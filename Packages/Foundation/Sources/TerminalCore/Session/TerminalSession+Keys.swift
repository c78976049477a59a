import DesignCore
import NavigationCore

extension TerminalSession {
  /// Does what a key stands for; returns false when it quits.
  func respond(to stroke: KeyQueue.Stroke) -> Bool {
    let key = stroke.key
    if key == .control("c") { return false }
    if key == .enter { commits.press(at: stroke.arrival) } else { commits.release() }
    if case .link(let typed) = scene.line {
      edit(typed, with: key)
      return true
    }
    scene.line = .keys
    if scene.showsKeys {
      scene.firstHint = layout.nextHint
      return true
    }
    if case .character("q") = key { return false }
    if let step = Move(key) {
      move(by: step)
    } else {
      act(on: key)
    }
    return true
  }

  private func act(on key: Key) {
    switch key {
    case .enter: tapFocused()
    case .escape, .character("b"): goBack()
    case .tab: select(tab: (navigator.selectedTab + 1) % navigator.tabs.count)
    case .backTab:
      select(tab: (navigator.selectedTab + navigator.tabs.count - 1) % navigator.tabs.count)
    case .character("r"): navigator.refresh()
    case .character("/"): scene.line = .link("")
    case .character("?"): scene.firstHint = 0
    case .character(let digit):
      guard let number = digit.wholeNumberValue, (1...navigator.tabs.count).contains(number) else {
        return
      }
      select(tab: number - 1)
    default: break
    }
  }

  private func move(by move: Move) {
    guard let pane = layout.active else { return }
    keep(pane.moved(layout.place, by: move, height: layout.height))
  }

  private func tapFocused() {
    guard let pane = layout.active else { return }
    guard let target = pane.focused(at: layout.place) else {
      if !pane.targets.isEmpty {
        scene.line = .notice("Nothing is chosen; move first, with ↑ or ↓")
      }
      return
    }
    var place = layout.place
    guard pane.showsFocus(place, height: layout.height) else {
      // What is not in sight is shown before it is tapped.
      place.followsFocus = true
      keep(place)
      return
    }
    (place.focus, place.isMoved) = (target.id, true)
    keep(place)
    tap(target)
  }

  private func tap(_ target: Target) {
    let control = target.control
    guard control.isEnabled else {
      scene.line = .notice("\(control.label) is not available now")
      return
    }
    if control.isCommitting {
      let sighting = sighting(of: target)
      guard commits.allows(sighting) else {
        scene.line = .notice("Press enter once more for: \(control.label)")
        return
      }
      commits.tap(sighting)
    }
    navigator.tap(control)
  }

  private func goBack() {
    if let prompt = scene.prompt {
      navigator.tap(prompt.cancel)
    } else if navigator.canGoBack {
      navigator.back()
    } else {
      scene.line = .notice("This is the first screen; q quits")
    }
  }

  private func select(tab index: Int) {
    guard scene.prompt == nil, scene.sheet == nil else {
      scene.line = .notice("Answer first, or press Esc")
      return
    }
    navigator.select(tab: index)
  }

  private func edit(_ typed: String, with key: Key) {
    switch key {
    case .character(let character):
      scene.line = .link(String((typed + String(character)).prefix(512)))
    case .paste(let text):
      scene.line = .link(String((typed + text.safe.filter { $0 != " " }).prefix(512)))
    case .backspace: scene.line = typed.isEmpty ? .keys : .link(String(typed.dropLast()))
    case .escape: scene.line = .keys
    case .enter:
      scene.line = .keys
      if let route = route(typed) { navigator.open(route) }
    default: break
    }
  }
}

extension Move {
  /// The step that a key stands for.
  init?(_ key: Key) {
    switch key {
    case .up, .character("k"): self = .up
    case .down, .character("j"): self = .down
    case .left, .character("h"): self = .left
    case .right, .character("l"): self = .right
    case .pageUp: self = .pageUp
    case .pageDown, .character(" "): self = .pageDown
    case .home, .character("g"): self = .first
    case .end, .character("G"): self = .last
    default: return nil
    }
  }
}
