/// The screens of one tab: its own first, the others on top of it, and a sheet over them.
struct TabStack {
  private(set) var entries: [NavigationEntry]
  var sheet: NavigationEntry?

  init(root: NavigationEntry) {
    entries = [root]
  }

  /// What the person sees when the tab is selected.
  var top: NavigationEntry? { sheet ?? entries.last }

  func contains(_ entry: NavigationEntry) -> Bool {
    sheet === entry || entries.contains(entry)
  }

  mutating func push(_ entry: NavigationEntry) { entries.append(entry) }

  /// Removes every screen but the first ones.
  mutating func pop(to count: Int) {
    entries.removeLast(max(entries.count - max(count, 1), 0))
  }

  /// Puts a screen where another one is; a tab's own screen stays.
  mutating func replace(_ entry: NavigationEntry, with new: NavigationEntry) {
    guard let index = entries.dropFirst().firstIndex(of: entry) else { return }
    entries[index] = new
  }

  /// Removes a screen; a tab's own screen stays.
  mutating func remove(_ entry: NavigationEntry) {
    if sheet === entry {
      sheet = nil
    } else if let index = entries.dropFirst().firstIndex(of: entry) {
      entries.remove(at: index)
    }
  }
}
